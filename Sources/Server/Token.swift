/// A secret of one run, by which the program knows its own pages.
package struct Token: Hashable, Sendable {
  /// The secret in 32 hexadecimal digits.
  package let text: String

  /// Draws 128 bits; a secret only where the numbers come from the system.
  package init(from generator: inout some RandomNumberGenerator) {
    text = (0..<2).map { _ in Self.digits(generator.next()) }.joined()
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// True for the same text, in a time that does not tell how much of it is right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, other) = (Array(text.utf8), Array(other.utf8))
    guard own.count == other.count else { return false }
    // Both operators bind alike: without parentheses what agrees would hide what did not before.
    return zip(own, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
