package import AfterimageAudit

/// An audit with all that its reports tell.
package struct AuditReport: Sendable {
  /// The secrets with what the policy makes of each, in the order of the inputs.
  package let rows: [JudgedRow]
  /// What the owner of the policy wants to know.
  package let notices: [PolicyNotice]
  /// By whom, when and with what the audit was made.
  package let context: ReportContext
  /// The pictures that the secrets were looked for in; empty where no report shows them.
  package let stories: [StoryEvidence]
  /// True where somebody has asked for the sample values that leak.
  package let showsSecrets: Bool

  /// Puts a report together.
  package init(
    of judgement: PolicyJudgement, in context: ReportContext, stories: [StoryEvidence] = [],
    showingSecrets showsSecrets: Bool = false
  ) {
    (rows, notices) = (judgement.rows, judgement.notices)
    (self.context, self.stories, self.showsSecrets) = (context, stories, showsSecrets)
  }
}

/// By whom, when and with what an audit was made.
package struct ReportContext: Hashable, Sendable {
  /// The program with its version.
  package var version: String
  /// The words of the command line that makes the audit once more.
  package var commandLine: [String]
  /// The day on which the policy was applied.
  package var day: CalendarDay
  /// The versions of the libraries that pictures depend on.
  package var libraries: String
  /// The file of the policy; nil where there is none.
  package var policy: String?
  /// The file of the baseline; nil where there is none.
  package var baseline: String?
  /// How many inputs were looked at, those without secrets among them; nil where that is not known.
  package var inputCount: Int?

  /// Describes an audit.
  package init(
    version: String, commandLine: [String], day: CalendarDay, libraries: String,
    policy: String? = nil, baseline: String? = nil
  ) {
    (self.version, self.commandLine, self.day) = (version, commandLine, day)
    (self.libraries, self.policy, self.baseline) = (libraries, policy, baseline)
  }
}

extension AuditReport {
  /// The sample of a secret that leaks, where somebody has asked for it.
  func sample(of judged: JudgedRow) -> String? { showsSecrets ? judged.row.sample : nil }

  /// The secrets that fail, then those of which something else is to be told, each in their order; what passes is left out.
  var openRows: [JudgedRow] {
    rows.filter(\.decision.isFailure)
      + rows.filter { !$0.decision.isFailure && $0.decision != .passes }
  }
}

extension JudgedRow {
  /// The secret by its screen and view.
  package var subject: String { "\(row.finding.screen).\(row.finding.view)" }

  /// What is known of the secret, and what the policy says to that, in a sentence.
  package var sentence: String {
    "\(row.finding.verdict.words): \(row.sentence)" + (decision.clause.map { " (\($0))" } ?? "")
  }

  /// The file of the view; of what stands in no file the input, without a document's scene.
  var file: String {
    row.file ?? row.input.split(separator: "#").first.map(String.init) ?? row.input
  }
}

extension [JudgedRow] {
  /// The rows that share something, in the order of the first of each.
  func grouped(by key: (JudgedRow) -> String) -> [(key: String, rows: [JudgedRow])] {
    var places: [String: Int] = [:]
    var groups: [(key: String, rows: [JudgedRow])] = []
    for judged in self {
      let key = key(judged)
      if let place = places[key] {
        groups[place].rows.append(judged)
      } else {
        places[key] = groups.count
        groups.append((key, [judged]))
      }
    }
    return groups
  }
}
