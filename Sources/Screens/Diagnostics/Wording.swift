/// What people read of a diagnostic.
package struct Wording: Hashable, Sendable {
  /// What is wrong, without a full stop.
  package var message: String
  /// The way out; nil where the message says it already.
  package var hint: String?

  init(_ message: String, _ hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Words that several messages share.
extension Wording {
  /// Suggests the nearest known word, or lists the words where they are few.
  static func suggestion(for word: String, among allowed: [String]) -> String? {
    if let nearest = nearestWord(to: word, among: allowed) { return "did you mean `\(nearest)`?" }
    guard !allowed.isEmpty else { return nil }
    let listed = allowed.prefix(longestList).map { "`\($0)`" }.joined(separator: ", ")
    return "known: \(listed)\(allowed.count > longestList ? ", ..." : "")"
  }

  /// Writes a number of bytes as people do.
  static func mebibytes(_ count: Int) -> String { "\(count >> 20) MiB" }

  private static let longestList = 24
}
