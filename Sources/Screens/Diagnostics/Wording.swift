import AfterimageGraphics

/// The words of a diagnostic for people.
package struct Wording: Hashable, Sendable {
  /// The mistake, without a full stop.
  package var message: String
  /// The way out; nil where the message says it already.
  package var hint: String?

  // Names and words of an input stand in both, of any length and with any characters.
  init(_ message: String, _ hint: String? = nil) {
    self.message = message.printableOnOneLine
    self.hint = hint?.printableOnOneLine
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

  /// Asks whether one of some words was meant; nil without any.
  static func question(about words: [String]) -> String? {
    guard let last = words.last else { return nil }
    let others = words.dropLast().map { "`\($0)`" }.joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : "\(others) or ")`\(last)`?"
  }

  /// Names the word for the view around, to somebody who has taken another one for it.
  static func superHint(for id: String) -> String? {
    let others = ["root", "superview", "view", "parent", "container", "self"]
    guard others.contains(id) else { return nil }
    return
      "write `super` for the view that the constraint stands in, which lies around its subviews"
  }

  /// Writes a number of bytes as people do.
  static func mebibytes(_ count: Int) -> String { "\(count >> 20) MiB" }

  private static let longestList = 24
}
