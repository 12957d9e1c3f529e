/// A control that makes a value less or more by a step.
public struct Stepper: Hashable, Sendable {
  /// The value; at an end of the range the button beyond it is grey.
  public var value: Double = 0
  /// The least value.
  public var minimumValue: Double = 0
  /// The greatest value.
  public var maximumValue: Double = 100
  /// True where the step beyond one end leads to the other.
  public var wraps: Bool = false
  /// The symbol on the button that makes the value less.
  public var decrementSymbol: Symbol = "minus"
  /// The symbol on the button that makes the value more.
  public var incrementSymbol: Symbol = "plus"
  /// False where both buttons are grey.
  public var isEnabled: Bool = true

  /// Makes a stepper from 0 to 100.
  public init(value: Double = 0) {
    self.value = value
  }

  /// True where the value can become less.
  package var canDecrement: Bool { isEnabled && (wraps || value > minimumValue) }
  /// True where the value can become more.
  package var canIncrement: Bool { isEnabled && (wraps || value < maximumValue) }
}
