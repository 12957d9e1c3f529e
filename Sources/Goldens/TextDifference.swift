/// The difference between two texts: the first line that differs, and the count of those that do.
package struct TextDifference: Codable, Hashable, Sendable {
  /// The number of the first line that differs, from 1.
  package let line: Int
  /// The expected line; nil where the expected text has ended.
  package let expected: String?
  /// The actual line; nil where the actual text has ended.
  package let actual: String?
  /// The count of lines that differ from those of the same number in the other text.
  package let count: Int

  /// Compares the bytes of two texts line by line; nil where they are the same.
  package init?(expected: String, actual: String) {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    let left = Self.lines(of: expected)
    let right = Self.lines(of: actual)
    let differing = (0..<max(left.count, right.count)).filter { index in
      // Strings are equal where Unicode says so, whatever their bytes.
      Self.line(index, of: left).map { Array($0.utf8) }
        != Self.line(index, of: right).map { Array($0.utf8) }
    }
    guard let first = differing.first else { return nil }
    line = first + 1
    self.expected = Self.line(first, of: left)
    self.actual = Self.line(first, of: right)
    count = differing.count
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func line(_ index: Int, of lines: [Substring]) -> String? {
    index < lines.count ? String(lines[index]) : nil
  }
}
