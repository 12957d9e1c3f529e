/// How strongly a constraint is wished, above 0 and up to 1000, which is required.
///
/// Priorities are strict levels: no number of weaker constraints moves a stronger one.
public struct Priority: Hashable, Sendable {
  /// The number in (0, 1000].
  public let value: Double

  /// Takes a number in (0, 1000]; others, and what is not a number, give nil.
  public init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  /// Takes the nearest number that is a priority; what is not a number counts as required.
  public init(clamping value: Double) {
    self.value = value.isNaN ? 1000 : min(max(value, .leastNonzeroMagnitude), 1000)
  }

  /// The constraint holds in every solution.
  public static let required = Priority(clamping: 1000)

  /// The priority at which content resists compression (UIKit's `defaultHigh`).
  public static let defaultHigh = Priority(clamping: 750)

  /// The priority at which content hugs itself (UIKit's `defaultLow`).
  public static let defaultLow = Priority(clamping: 250)

  /// The priority of a fitting size (UIKit's `fittingSizeLevel`).
  public static let fittingSizeLevel = Priority(clamping: 50)
}

extension Priority: Comparable {
  /// Compares by strength: the weaker is less.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

extension Priority: CustomStringConvertible {
  /// The number, without a fraction of zero.
  public var description: String { value.plain }
}
