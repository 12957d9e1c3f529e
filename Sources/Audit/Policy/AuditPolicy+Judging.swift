extension AuditPolicy {
  /// Decides about every row of an audit.
  ///
  /// - Parameters:
  ///   - baseline: the findings that are known.
  ///   - day: the day on which it is decided.
  package func judge(
    _ rows: [AuditRow], knowing baseline: Baseline = .none, on day: CalendarDay
  ) -> PolicyJudgement {
    let known = baseline.entries
    let judged = zip(rows, Fingerprint.all(of: rows)).map { row, fingerprint in
      JudgedRow(
        row: row, fingerprint: fingerprint,
        decision: decision(on: row, known: known[fingerprint], day))
    }
    return PolicyJudgement(
      rows: judged,
      notices: acceptedNotices(about: rows, day) + Self.notices(about: baseline, judged))
  }

  private func decision(
    on row: AuditRow, known: Baseline.Entry?, _ day: CalendarDay
  ) -> PolicyDecision {
    guard let failure = failure(of: row) else { return .passes }
    let accepting = accepted.filter { $0.covers(row) }
    if let valid = accepting.first(where: { !$0.isExpired(on: day) }) { return .accepted(valid) }
    if let known, row.finding.degree <= known.degree { return .known(known) }
    if let expired = accepting.first { return .fails(.expired(expired)) }
    return .fails(known.map { .worse(than: $0) } ?? failure)
  }

  /// The reason for which a row is not as is asked; nil where it is.
  private func failure(of row: AuditRow) -> PolicyDecision.Failure? {
    switch row.finding.verdict {
    case .proved: nil
    case .tried: required(of: row.kind) == .proved ? .notProved : nil
    case .cannotTell: cannotTell == .passes ? nil : .cannotTell
    case .leaks: .leaks
    }
  }

  private func acceptedNotices(about rows: [AuditRow], _ day: CalendarDay) -> [PolicyNotice] {
    let open = rows.filter { failure(of: $0) != nil }
    return accepted.compactMap { leak in
      guard open.contains(where: leak.covers) else { return .idle(leak) }
      return leak.isExpired(on: day) ? .expired(leak) : nil
    }
  }

  /// What has become better; of inputs and strategies that were not looked at nothing is said.
  private static func notices(about baseline: Baseline, _ rows: [JudgedRow]) -> [PolicyNotice] {
    let seen = Dictionary(rows.map { ($0.fingerprint, $0.row.finding.degree) }) { first, _ in first
    }
    let places = Set(rows.map { [$0.row.input, $0.row.under ?? ""] })
    return baseline.findings.compactMap { entry in
      if let degree = seen[entry.fingerprint] {
        return degree < entry.degree ? .better(entry, now: degree) : nil
      }
      return places.contains([entry.input, entry.under ?? ""]) ? .gone(entry) : nil
    }
  }
}
