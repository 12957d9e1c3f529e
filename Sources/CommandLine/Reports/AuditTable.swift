import AfterimageAudit
import AfterimageScreens

/// The rows of an audit as a table for people: the worst inputs first, and in each the worst secrets.
struct AuditTable {
  /// The rows, in the order of the inputs.
  let rows: [AuditRow]

  /// The lines of the table: inputs as headings, below each a line for every secret; what is the same under several strategies stands once.
  var lines: [String] {
    let inputs = ranked(grouped(rows, by: \.input)) { $0.worst }
    return inputs.flatMap { [$0.key] + secretLines(of: $0.rows) }
  }

  /// How many secrets of how many inputs have each verdict.
  var summary: String {
    let counts = Verdict.allCases.reversed().compactMap { verdict -> String? in
      let count = rows.count { $0.finding.verdict == verdict }
      return count > 0 ? "\(count) \(verdict.words)" : nil
    }
    let inputs = Set(rows.map(\.input)).count
    let secrets = Set(rows.map { [$0.input, $0.finding.screen.description, $0.finding.view] }).count
    let subjects =
      "\(secrets) secret\(secrets == 1 ? "" : "s") in \(inputs) input\(inputs == 1 ? "" : "s")"
    return counts.isEmpty ? "no secrets" : "\(subjects): \(counts.joined(separator: ", "))"
  }

  private func secretLines(of rows: [AuditRow]) -> [String] {
    let secrets = grouped(rows) { "\($0.finding.screen).\($0.finding.view)" }
    return ranked(secrets) { $0.worst }.flatMap { secret in
      let answers = grouped(secret.rows) { "\($0.finding.verdict.words): \($0.finding)" }
      return ranked(answers) { $0.worst }.map { answer in
        let line = secret.rows.first?.line.map { ":\($0)" } ?? ""
        let strategies = answer.rows.compactMap(\.strategy)
        let under = strategies.isEmpty ? "" : " [\(strategies.joined(separator: ", "))]"
        return "  \(secret.key)\(line)\(under) \(answer.key)"
      }
    }
  }

  /// Rows that share something, in the order of the first of each.
  private struct Group {
    let key: String
    var rows: [AuditRow]

    /// The worst verdict in it.
    var worst: Verdict { rows.map(\.finding.verdict).max() ?? .proved }
  }

  private func grouped(_ rows: [AuditRow], by key: (AuditRow) -> String) -> [Group] {
    var places: [String: Int] = [:]
    var groups: [Group] = []
    for row in rows {
      let key = key(row)
      if let place = places[key] {
        groups[place].rows.append(row)
      } else {
        places[key] = groups.count
        groups.append(Group(key: key, rows: [row]))
      }
    }
    return groups
  }

  /// The worst first; equal ones stay in their order.
  private func ranked(_ groups: [Group], by verdict: (Group) -> Verdict) -> [Group] {
    groups.enumerated().sorted {
      (verdict($1.element), $0.offset) < (verdict($0.element), $1.offset)
    }.map(\.element)
  }
}
