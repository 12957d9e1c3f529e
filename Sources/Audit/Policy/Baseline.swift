import AfterimageGraphics
package import AfterimageScreens

/// The findings that a project already had, so that only new and worse ones fail.
package struct Baseline: Hashable, Sendable {
  /// The version of the format.
  var format = 1.0
  /// The findings, in the order of the audit that wrote them.
  package var findings: [Entry] = []

  /// A baseline of nothing.
  package static let none = Baseline()

  /// A finding that was known.
  package struct Entry: Hashable, Sendable {
    /// By what the secret is recognised.
    package var fingerprint = ""
    /// The input, for people.
    package var input = ""
    /// The screen, for people.
    package var screen = ""
    /// The view, for people.
    package var view = ""
    /// The strategy, for people; nil for protections of a story's own.
    package var strategy: String?
    /// The device and how it is held, for people; nil where the audit had one.
    package var circumstances: String?
    /// How much was known to show.
    package var degree = LeakDegree.cannotTell

    /// The strategy and the circumstances in words; nil where neither is told.
    var under: String? { AuditRow.under(strategy, circumstances) }

    /// Whose secret it is, in words.
    package var subject: String {
      "\(input) \(screen).\(view)" + (under.map { " [\($0)]" } ?? "")
    }
  }

  /// The findings by their fingerprints.
  var entries: [String: Entry] {
    Dictionary(findings.map { ($0.fingerprint, $0) }) { first, _ in first }
  }
}

extension Baseline {
  /// The object that the file holds.
  static let form = ObjectForm(
    name: "the baseline", documentation: "The findings of an audit that are known.",
    blank: Baseline(),
    keys: [
      Key("format", \.format, .formatNumber, isRequired: true, "The version of the format, 1."),
      Key(
        "findings", \.findings, .array(of: Entry.form.shape), isRequired: true,
        "The findings that are known."),
    ])

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: what messages call the file.
  /// - Throws: `InvalidInput` with all mistakes, in the order of the file, or with the first ones and that there are more.
  package static func decode(_ bytes: [UInt8], file: String) throws(InvalidInput) -> Baseline {
    try form.decode(bytes, file: file)
  }

  /// The baseline as the text of its file.
  package var text: String { Self.form.shape.write(self).text(.pretty) + "\n" }
}

extension Baseline.Entry {
  fileprivate static let form = ObjectForm(
    name: "a known finding", documentation: "A finding that is known.", blank: Self(),
    keys: [
      Key(
        "fingerprint", \.fingerprint, .text, isRequired: true,
        "What the secret is recognised by, wherever its line moves."),
      Key("input", \.input, .text, isRequired: true, "The input."),
      Key("screen", \.screen, .text, isRequired: true, "The screen."),
      Key("view", \.view, .text, isRequired: true, "The view."),
      Key("strategy", optional: \.strategy, .text, "The strategy."),
      Key(
        "circumstances", optional: \.circumstances, .text,
        "The device and how it is held, where there were several."),
      Key("degree", \.degree, .word(), isRequired: true, "How much was known to show."),
    ])
}
