import AfterimageAudit
import AfterimageGraphics

/// The rows of an audit as a table for people: the worst inputs first, and in each the worst secrets.
struct AuditTable {
  private let rows: [JudgedRow]
  private let report: AuditReport

  /// A table of a report's rows.
  init(_ report: AuditReport) {
    (rows, self.report) = (report.rows, report)
  }

  /// The lines of the table: inputs as headings, below each a line for every secret; what is the same under several strategies stands once.
  var lines: [String] {
    let inputs = ranked(rows.grouped(by: \.row.input))
    return inputs.flatMap { [$0.key] + secretLines(of: $0.rows) }
  }

  /// How many secrets of how many inputs have each verdict.
  var summary: String {
    let counts = Verdict.allCases.reversed().compactMap { verdict -> String? in
      let count = rows.count { $0.row.finding.verdict == verdict }
      return count > 0 ? "\(count) \(verdict.words)" : nil
    }
    let own = Set(rows.map(\.row.input)).count
    let all = report.context.inputCount ?? own
    let inputs = "\(own == all ? "" : "\(own) of ")\(all) input\(all == 1 ? "" : "s")"
    let secrets = Set(rows.map { [$0.row.input, $0.subject] }).count
    guard !counts.isEmpty else {
      return "no secrets" + (all > 0 ? " in \(all) input\(all == 1 ? "" : "s")" : "")
    }
    return "\(secrets) secret\(secrets == 1 ? "" : "s") in \(inputs): "
      + counts.joined(separator: ", ") + decisions
  }

  /// How many secrets somebody answers for, and how many were known.
  private var decisions: String {
    let told = ["accepted", "known"].compactMap { word -> String? in
      let count = rows.count { $0.decision.word == word }
      return count > 0 ? "\(count) \(word)" : nil
    }
    return told.isEmpty ? "" : "; \(told.joined(separator: ", "))"
  }

  private func secretLines(of rows: [JudgedRow]) -> [String] {
    let secrets = rows.grouped(by: \.subject)
    return ranked(secrets).flatMap { secret in
      let answers = secret.rows.grouped(by: answer)
      return ranked(answers).map { answer in
        let line = secret.rows.first?.row.line.map { ":\($0)" } ?? ""
        let under = Self.under(of: answer.rows, among: secret.rows)
        return "  \(secret.key)\(line)\(under) \(answer.key)"
      }
    }
  }

  /// The strategies with one answer, each with the circumstances unless it is the answer under all of them.
  private static func under(of rows: [JudgedRow], among all: [JudgedRow]) -> String {
    let words = rows.grouped(by: { $0.row.strategy ?? "" }).flatMap { strategy, rows in
      let isEverywhere = rows.count == all.count { ($0.row.strategy ?? "") == strategy }
      return isEverywhere ? [strategy].filter { !$0.isEmpty } : rows.compactMap(\.row.under)
    }
    return words.isEmpty ? "" : " [\(words.joined(separator: ", "))]"
  }

  /// What is known of a secret, with the sample that leaks for those who ask.
  private func answer(of judged: JudgedRow) -> String {
    judged.sentence
      + (report.sample(of: judged).map { "; the sample is '\($0.printableOnOneLine)'" } ?? "")
  }

  /// The rows of one thing.
  private typealias Group = (key: String, rows: [JudgedRow])

  /// The worst first; equal ones stay in their order.
  private func ranked(_ groups: [Group]) -> [Group] {
    groups.map { (group: $0, worst: $0.rows.map(\.row.finding.verdict).max() ?? .proved) }
      .enumerated().sorted {
        ($1.element.worst, $0.offset) < ($0.element.worst, $1.offset)
      }.map(\.element.group)
  }
}
