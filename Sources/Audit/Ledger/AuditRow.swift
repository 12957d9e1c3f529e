package import AfterimageGraphics
package import AfterimageScreens

/// One secret of one input, under one way of keeping it.
package struct AuditRow: Sendable {
  /// The file, with a document's scene behind `#`.
  package let input: String
  /// The line of the view in its file, from 1; nil where it stands in none.
  package let line: Int?
  /// The reason why it counts as a secret.
  package let reason: String?
  /// The name of the strategy; nil for an app's own protections.
  package let strategy: String?
  /// What is known of it.
  package let finding: SecretFinding
}

extension AuditRow {
  /// The rows of a story.
  ///
  /// - Parameters:
  ///   - findings: what is known of the story's secrets.
  ///   - screens: the screens of the story.
  package static func rows(
    of findings: Findings, in screens: [Screen], input: String, strategy: String?
  ) -> [AuditRow] {
    findings.secrets.map { finding in
      let screen = screens.first { $0.name == finding.screen }
      let part = screen?.sensitiveViews.first { $0.name == finding.view }
      return AuditRow(
        input: input, line: part.flatMap { screen?.places.place(of: $0.path)?.line },
        reason: part?.reason.description, strategy: strategy, finding: finding)
    }
  }

  /// The row as JSON for programs.
  package var json: JSONValue {
    let row: JSONValue = [
      "input": .string(input),
      "line": line.map { .integer($0) } ?? .null,
      "screen": .string(finding.screen.description),
      "view": .string(finding.view),
      "reason": reason.map { .string($0) } ?? .null,
      "strategy": strategy.map { .string($0) } ?? .null,
    ]
    return row.adding(finding.members)
  }
}

extension SecretFinding {
  /// The finding as members of an object.
  fileprivate var members: [JSONValue.Member] {
    [
      .init("verdict", .string(verdict.rawValue)),
      .init("sentence", .string(description)),
      .init("trials", .integer(trials)),
      .init("dependences", .array(dependences.map { .string($0) })),
      .init("leaks", .array(leaks.map(\.placedJSON))),
    ]
  }
}
