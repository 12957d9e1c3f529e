/// A length of time, or a moment as the time since the start: a whole number of microseconds, so that sums are exact.
public struct Seconds: Hashable, Sendable, Comparable {
  /// The count of microseconds, never negative.
  package let microseconds: Int

  /// Makes a length of a number of microseconds; below zero counts as zero, above a thousand years as a thousand years.
  package init(microseconds: Int) {
    self.microseconds = max(0, min(microseconds, Self.longest))
  }

  /// Makes a length of a number of milliseconds; below zero counts as zero, above a thousand years as a thousand years.
  public init(milliseconds: Int) {
    self.init(microseconds: min(milliseconds, Self.longest / 1000) * 1000)
  }

  /// Rounds a number of seconds to the nearest microsecond; nil where it is negative, not a number, or above a day.
  public init?(_ seconds: Double) {
    guard seconds >= 0, seconds <= 86_400 else { return nil }
    self.init(microseconds: Int((seconds * 1_000_000).rounded()))
  }

  /// No time at all.
  public static let zero = Seconds(microseconds: 0)

  /// The number of seconds.
  public var value: Double { Double(microseconds) / 1_000_000 }

  /// Orders by length.
  public static func < (left: Seconds, right: Seconds) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The sum of two lengths.
  package static func + (left: Seconds, right: Seconds) -> Seconds {
    Seconds(microseconds: left.microseconds + right.microseconds)
  }

  /// The difference of two lengths; zero where more is taken away than there is.
  package static func - (left: Seconds, right: Seconds) -> Seconds {
    Seconds(microseconds: left.microseconds - right.microseconds)
  }

  /// The ratio of two lengths, which is not finite where the second one is zero.
  package static func / (left: Seconds, right: Seconds) -> Double {
    Double(left.microseconds) / Double(right.microseconds)
  }

  /// The moment in the middle between two, rounded to the earlier microsecond.
  package func middle(to other: Seconds) -> Seconds {
    Seconds(microseconds: (microseconds + other.microseconds) / 2)
  }

  /// A thousand years: sums of two still fit into an integer, and no story lasts as long.
  private static let longest = 31_557_600_000_000_000
}

extension Seconds: CustomStringConvertible {
  /// The number with three decimals, or with six where three would not be exact.
  public var description: String {
    let fraction = microseconds % 1_000_000
    let (digits, count) = fraction % 1000 == 0 ? (fraction / 1000, 3) : (fraction, 6)
    let decimals = String(digits)
    let zeros = String(repeating: "0", count: count - decimals.count)
    return "\(microseconds / 1_000_000).\(zeros)\(decimals)"
  }
}
