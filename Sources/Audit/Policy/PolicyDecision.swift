import AfterimageScreens

/// What a policy makes of one secret.
package enum PolicyDecision: Hashable, Sendable {
  /// As much is known of it as is asked for.
  case passes
  /// It is not as the policy asks.
  case fails(Failure)
  /// Somebody answers for it.
  case accepted(AcceptedLeak)
  /// It was so before.
  case known(Baseline.Entry)

  /// The reasons for which a secret fails.
  package enum Failure: Hashable, Sendable {
    /// A picture tells of it.
    case leaks
    /// Nobody can tell.
    case cannotTell
    /// It has to be proved, and is not.
    case notProved
    /// Somebody answered for it up to a day that is over.
    case expired(AcceptedLeak)
    /// It was known, and now more shows of it.
    case worse(than: Baseline.Entry)
  }

  /// The decision in a word that stays the same from version to version.
  package var word: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .accepted: "accepted"
    case .known: "known"
    }
  }

  /// True for a secret that fails.
  package var isFailure: Bool { if case .fails = self { true } else { false } }
}

/// A row of an audit with what the policy makes of it.
package struct JudgedRow: Sendable {
  /// The row.
  package let row: AuditRow
  /// What it is recognised by in the next audit.
  package let fingerprint: String
  /// What the policy makes of it.
  package let decision: PolicyDecision
}

/// Something about a policy or a baseline that its owner wants to know.
package enum PolicyNotice: Hashable, Sendable {
  /// An accepted leak that no secret needs any more.
  case idle(AcceptedLeak)
  /// An accepted leak whose day is over.
  case expired(AcceptedLeak)
  /// A finding that was known and is better now.
  case better(Baseline.Entry, now: LeakDegree)
  /// A finding that was known and whose secret is gone.
  case gone(Baseline.Entry)
}

/// What a policy makes of a whole audit.
package struct PolicyJudgement: Sendable {
  /// The rows in their order.
  package let rows: [JudgedRow]
  /// What the owner of the policy wants to know.
  package let notices: [PolicyNotice]

  /// The verdict on the whole: the worst verdict among the secrets that fail; nil where none does.
  package var worstFailure: Verdict? {
    rows.filter(\.decision.isFailure).map(\.row.finding.verdict).max()
  }

  /// A baseline of all that is not as the policy asks and that nobody answers for.
  package var baseline: Baseline {
    var baseline = Baseline()
    baseline.findings = rows.compactMap { judged in
      switch judged.decision {
      case .passes, .accepted: nil
      case .fails, .known: judged.entry
      }
    }
    return baseline
  }
}

extension JudgedRow {
  fileprivate var entry: Baseline.Entry {
    Baseline.Entry(
      fingerprint: fingerprint, input: row.input, screen: row.finding.screen.description,
      view: row.finding.view, strategy: row.strategy, circumstances: row.circumstances,
      degree: row.finding.degree)
  }
}
