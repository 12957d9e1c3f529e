/// The base direction of a paragraph.
public enum TextDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction in which a language is written.
  ///
  /// - Parameter language: a language tag such as `ar` or `en-GB`.
  package init(ofLanguage language: String) {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = Self.rightToLeftLanguages.contains(primary) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftLanguages: Set = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
  ]
}
