import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle

extension ReportDocument {
  /// The most stories whose pictures are shown; the worst come first.
  private static let mostStories = 200
  /// The most inputs that are listed; the worst come first.
  private static let mostInputs = 200

  /// The document of a report.
  init(_ report: AuditReport) {
    blocks =
      Self.head(report) + Self.inputs(report) + Self.accepted(report) + Self.stories(report)
      + Self.words
      + Self.facts(report) + Self.repetition(report) + [
        .chapter("Signatures"), .signatures(["Audited by", "Accepted by"]),
      ]
  }

  private static func head(_ report: AuditReport) -> [Block] {
    let policy = report.context.policy.map { "the policy \($0)" } ?? "no policy of its own"
    return [
      .title(title, "\(report.context.version) · \(report.context.day) · \(policy)"),
      verdict(report),
      .paragraph(
        "When an app leaves the front, iOS keeps pictures of it in the app's own folder, and shows"
          + " one in the app switcher. Each secret below was replaced by others, every screen and"
          + " story was played anew, and the pictures were compared pixel by pixel. The texts in"
          + " the pictures are samples from the inputs."),
    ]
  }

  private static func verdict(_ report: AuditReport) -> Block {
    let failing = report.rows.filter(\.decision.isFailure)
    let summary = AuditTable(report).summary
    guard !failing.isEmpty else { return .verdict(.good, "Nothing fails", summary) }
    let isUnknown = failing.allSatisfy { $0.row.finding.verdict == .cannotTell }
    return .verdict(
      isUnknown ? .unknown : .bad, "\(failing.count) of \(report.rows.count) findings fail", summary
    )
  }

  /// Each input with how many findings have which verdict, the worst first.
  private static func inputs(_ report: AuditReport) -> [Block] {
    let inputs = report.rows.grouped(by: \.row.input).map { Input($0.key, $0.rows) }
    let ranked = inputs.enumerated().sorted {
      ($1.element.worst, $0.offset) < ($0.element.worst, $1.offset)
    }.map(\.element)
    let rest = ranked.count - mostInputs
    return [
      .chapter("At a glance"),
      .terms(
        ranked.prefix(mostInputs).map {
          Term(name: $0.name, tone: Tone($0.worst), meaning: $0.words)
        }),
    ] + (rest > 0 ? [.paragraph("\(rest) more inputs are in the ledger.")] : [])
  }

  /// An input with what is known of its secrets.
  private struct Input {
    let name: String
    let worst: Verdict
    let words: String

    init(_ name: String, _ rows: [JudgedRow]) {
      let verdicts = rows.map(\.row.finding.verdict)
      self.name = name
      worst = verdicts.max() ?? .proved
      words = Verdict.allCases.reversed().compactMap { verdict in
        let count = verdicts.count { $0 == verdict }
        return count > 0 ? "\(count) \(verdict.words)" : nil
      }.joined(separator: ", ")
    }
  }

  private static func accepted(_ report: AuditReport) -> [Block] {
    let terms = report.rows.compactMap { judged -> Term? in
      guard case .accepted(let leak) = judged.decision else { return nil }
      return Term(
        name: "\(judged.row.input) \(judged.subject)\(judged.under)", tone: .unknown,
        meaning: leak.reason, source: "\(leak.person) answers for it until \(leak.lastDay)")
    }
    let notices = report.notices.map { Block.paragraph("\($0).") }
    return terms.isEmpty && notices.isEmpty
      ? [] : [.chapter("What is accepted")] + (terms.isEmpty ? [] : [.terms(terms)]) + notices
  }

  /// Each story with its secrets and pictures, the worst first.
  private static func stories(_ report: AuditReport) -> [Block] {
    let worst = report.stories.enumerated().sorted {
      ($1.element.worst, $0.offset) < ($0.element.worst, $1.offset)
    }.map(\.element)
    let rest = worst.count - mostStories
    return [.chapter("Screens and stories")]
      + worst.prefix(mostStories).flatMap { blocks(of: $0, report) }
      + (rest > 0
        ? [.paragraph("\(rest) more stories are left out; the ledger has them all.")] : [])
  }

  private static func blocks(of story: StoryEvidence, _ report: AuditReport) -> [Block] {
    let rows = report.rows.filter {
      $0.row.input == story.input && $0.row.strategy == story.strategy
        && $0.row.circumstances == story.circumstances
    }
    let under = story.strategy.map { "the strategy \($0)" } ?? "its own protections"
    let secrets = rows.map { judged in
      SecretLine(
        name: judged.subject + (judged.row.line.map { ":\($0)" } ?? ""),
        reason: judged.row.reason ?? "it is said in the story", verdict: judged.row.finding.verdict,
        sentence: judged.row.sentence
          + (report.sample(of: judged).map { "; the sample is '\($0.printableOnOneLine)'" } ?? ""),
        decision: judged.decision.clause)
    }
    return [
      .section(story.input, "under \(under), on \(story.device)"), .secrets(secrets),
      story.pictures.isEmpty
        ? .paragraph("The system takes no picture in this story.") : .pictures(story.pictures),
    ]
  }

  private static var words: [Block] {
    let terms = Verdict.allCases.map { Term(name: $0.words, tone: Tone($0), meaning: $0.meaning) }
    let standards = Standard.all.map {
      Term(
        name: $0.name, meaning: $0.sentence,
        source: $0.page ?? $0.document.page)
    }
    return [
      .chapter("What the words mean"), .terms(terms),
      .chapter("What a leak is about"), .terms(standards),
    ]
  }

  private static func facts(_ report: AuditReport) -> [Block] {
    let facts = Fact.all.filter { fact in report.stories.contains { $0.facts.contains(fact) } }
    let terms = facts.map {
      Term(name: $0.name, meaning: $0.sentence, source: "\($0.certainty.rawValue): \($0.source)")
    }
    return [
      .chapter("Assumptions and facts"),
      .paragraph(
        "The pictures are drawn by a model of iOS, not taken from a device. Whoever sees one is"
          + " taken to know the app and its protections, and to have the stored picture pixel by"
          + " pixel. What is said holds for the inputs as they were, and for the circumstances that"
          + " stand above each picture."),
    ] + (terms.isEmpty ? [] : [.terms(terms)])
  }

  private static func repetition(_ report: AuditReport) -> [Block] {
    let baseline = report.context.baseline.map { " The baseline is \($0)." } ?? ""
    return [
      .chapter("How to repeat it"), .code(report.context.commandLine.joined(separator: " ")),
      .paragraph(
        "The same inputs, program and libraries give the same bytes: \(report.context.version),"
          + " \(report.context.libraries).\(baseline)"),
    ]
  }
}

extension JudgedRow {
  /// The strategy in brackets.
  fileprivate var under: String { row.under.map { " [\($0)]" } ?? "" }
}

extension Verdict {
  /// What the verdict means, in a sentence.
  fileprivate var meaning: String {
    switch self {
    case .proved: "Nothing that can be seen depends on the secret, whatever it is."
    case .tried:
      "No picture changed with any of the other secrets that were tried; one that was not may show."
    case .cannotTell:
      "What is in sight is known to the app's code alone, so that nobody can tell whether it shows."
    case .leaks: "A picture changes with the secret: whoever sees it learns something."
    }
  }
}
