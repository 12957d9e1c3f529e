/// A control for one of two states.
public struct Switch: Hashable, Sendable {
  /// True where the switch is on.
  public var isOn: Bool
  /// The colour of the track while the switch is on; nil is the system's green.
  public var onTintColor: ColorReference?
  /// The colour of the thumb; nil is white.
  public var thumbTintColor: ColorReference?
  /// False where the switch is faded.
  public var isEnabled: Bool = true

  /// Makes an enabled switch in a state; off unless told otherwise.
  public init(isOn: Bool = false) {
    self.isOn = isOn
  }
}
