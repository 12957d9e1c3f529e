/// The strength of a constraint: more than 0, at most 1000, and only 1000 is required.
public struct LayoutPriority: Hashable, Sendable, Comparable {
  /// The number, fractions allowed (UIKit's stack view uses 999.5).
  package let rawValue: Double

  /// Takes a number as a priority; nil outside (0, 1000].
  public init?(_ rawValue: Double) {
    guard rawValue > 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(checked rawValue: Double) {
    self.rawValue = rawValue
  }

  /// A constraint that has to hold.
  public static let required = LayoutPriority(checked: 1000)
  /// How strongly content resists compression by default.
  public static let defaultHigh = LayoutPriority(checked: 750)
  /// How strongly content hugs itself by default.
  public static let defaultLow = LayoutPriority(checked: 250)
  /// How strongly a view is asked to be as small as its content allows.
  public static let fittingSizeLevel = LayoutPriority(checked: 50)

  /// Orders by strength.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
