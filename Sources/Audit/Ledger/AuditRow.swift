package import AfterimageAttack
package import AfterimageGraphics
package import AfterimageScreens

/// One secret of one input, under one way of keeping it.
package struct AuditRow: Codable, Sendable {
  /// The file, with a document's scene behind `#`.
  package let input: String
  /// The file in which the view stands, which a scenario may only name; nil where it stands in none.
  package let file: String?
  /// The line of the view in that file, from 1; nil where it stands in none.
  package let line: Int?
  /// The reason why it counts as a secret.
  package let reason: String?
  /// The class of the secret.
  package let kind: SecretClass
  /// The name of the strategy; nil for an app's own protections.
  package let strategy: String?
  /// The device and how it is held, where several were looked at.
  package let circumstances: String?
  /// What is known of it.
  package internal(set) var finding: SecretFinding
  /// The sample that stood for the secret where it leaks, which only those see who ask for it.
  package let sample: String?
  /// What an adversary reads of the secret in each of the files that were asked for; none where nobody asked, nothing shows, or no attack knows the form of the secret.
  package var adversaries: [AdversaryReading] = []
  /// True where OCR, which knows nothing of the app, reads the secret in the stored picture, and false where it does not; nil where nobody asked or nothing reads.
  package var isReadByOCR: Bool?

  /// The bits of the secret before its picture is seen, and those that the first of the files tells at least and at most; nil where nothing was attacked.
  package var bits: (prior: Double, lower: Double, upper: Double)? {
    adversaries.first.map { ($0.priorBits, $0.lowerBits, $0.upperBits) }
  }

  /// The strategy and the circumstances in words; nil where neither is told.
  package var under: String? { Self.under(strategy, circumstances) }

  /// A strategy and circumstances in words; nil where there are neither.
  package static func under(_ strategy: String?, _ circumstances: String?) -> String? {
    let words = [strategy, circumstances.map { $0.hasPrefix("where ") ? $0 : "on \($0)" }]
      .compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// What is known of the secret, in a sentence without it.
  package var sentence: String {
    let ocr = isReadByOCR.map { $0 ? "OCR reads it" : "OCR does not read it" }
    return (["\(finding)"] + adversaries.map(\.sentence) + [ocr].compactMap(\.self))
      .joined(separator: "; ")
  }
}

extension AuditRow {
  /// The rows of a story.
  ///
  /// - Parameters:
  ///   - findings: what is known of the story's secrets.
  ///   - screens: the screens of the story.
  ///   - circumstances: the device and how it is held, where several are looked at, or what an app's source leaves open and is taken for granted.
  ///   - rule: where a rule that should keep secrets stands, for views that stand in no file.
  package static func rows(
    of findings: Findings, in screens: [Screen], input: String, strategy: String?,
    circumstances: String? = nil, rule: (file: String, line: Int)? = nil
  ) -> [AuditRow] {
    zip(findings.secrets, findings.samples).map { finding, sample in
      let screen = screens.first { $0.name == finding.screen }
      let part = screen?.sensitiveViews.first { $0.name == finding.view }
      let place = part.flatMap { screen?.places.place(of: $0.path) }
      return AuditRow(
        input: input, file: place?.file ?? rule?.file, line: place?.line ?? rule?.line,
        reason: part?.reason.description,
        kind: part?.kind ?? .other, strategy: strategy, circumstances: circumstances,
        finding: finding, sample: finding.verdict == .leaks ? sample : nil)
    }
  }

  /// The same row with the paths of its files made shorter, or otherwise changed.
  package func renamingFiles(_ rename: (String) -> String) -> AuditRow {
    AuditRow(
      input: rename(input), file: file.map(rename), line: line, reason: reason, kind: kind,
      strategy: strategy, circumstances: circumstances, finding: finding, sample: sample,
      adversaries: adversaries, isReadByOCR: isReadByOCR)
  }

  /// The row as JSON for programs.
  package var json: JSONValue {
    let row: JSONValue = [
      "input": .string(input),
      "file": file.map { .string($0) } ?? .null,
      "line": line.map { .integer($0) } ?? .null,
      "screen": .string(finding.screen.description),
      "view": .string(finding.view),
      "reason": reason.map { .string($0) } ?? .null,
      "kind": .string(kind.rawValue),
      "strategy": strategy.map { .string($0) } ?? .null,
      "circumstances": circumstances.map { .string($0) } ?? .null,
    ]
    return row.adding(
      finding.members + [
        .init("adversaries", .array(adversaries.map(\.json))),
        .init("ocr", isReadByOCR.map { .bool($0) } ?? .null),
      ])
  }
}

extension SecretFinding {
  /// The finding as members of an object.
  fileprivate var members: [JSONValue.Member] {
    [
      .init("verdict", .string(verdict.rawValue)),
      .init("sentence", .string(description)),
      .init("trials", .integer(trials)),
      .init("aspects", .array(aspects.map { .string($0.rawValue) })),
      .init("dependences", .array(dependences.map { .string($0) })),
      .init("leaks", .array(leaks.map(\.placedJSON))),
    ]
  }
}
