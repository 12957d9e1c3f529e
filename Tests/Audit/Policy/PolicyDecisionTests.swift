import AfterimageAudit
import AfterimageScreens
import Testing

/// What a policy makes of rows: a function of them, the baseline and the day.
struct PolicyDecisionTests {
  private let day = CalendarDay(year: 2026, month: 6, day: 15)

  private func judge(
    _ rows: [AuditRow], _ policy: String = "", knowing baseline: Baseline = .none
  ) throws -> PolicyJudgement {
    let text = #"{"format": 1\#(policy.isEmpty ? "" : ", " + policy)}"#
    return try AuditPolicy.decode(Array(text.utf8), file: "policy.json")
      .judge(rows, knowing: baseline, on: #require(day))
  }

  @Test func `without a word of it a leak fails and the rest passes`() throws {
    let rows = try PolicyRows.rows(under: "none", "redact", "cover-color")
    #expect(rows.map(\.finding.degree) == [.pixels, .shape, .proved])
    let judged = try judge(rows)
    #expect(judged.rows.map(\.decision) == [.fails(.leaks), .fails(.leaks), .passes])
    #expect(judged.worstFailure == .leaks)
  }

  @Test func `secrets of a class have to be proved where that is asked for`() throws {
    let rows = try PolicyRows.rows(under: "cover-color")
    #expect(rows.map(\.kind) == [.card])
    #expect(try judge(rows, #""require": "proved""#).rows.map(\.decision) == [.passes])
  }

  @Test func `an accepted leak passes up to its last day and not after it`() throws {
    let rows = try PolicyRows.rows(under: "none", "redact")
    let accepted = { (last: String) in
      #""accepted": [{"view": "card*", "strategy": "redact", "reason": "length only", "person": "Ada", "expires": "\#(last)"}]"#
    }
    let valid = try judge(rows, accepted("2026-06-15"))
    #expect(valid.rows.map(\.decision.word) == ["fails", "accepted"])
    #expect(valid.rows.last?.decision.clause == "accepted by Ada until 2026-06-15: length only")
    #expect(valid.notices == [])
    let over = try judge(rows, accepted("2026-06-14"))
    #expect(over.rows.map(\.decision.word) == ["fails", "fails"])
    #expect(
      over.rows.last?.decision.clause == "accepted by Ada until 2026-06-14, which is over")
    #expect(over.notices.count == 1)
  }

  @Test func `an accepted leak that nothing needs any more is told`() throws {
    let rows = try PolicyRows.rows(under: "cover-color")
    let judged = try judge(
      rows,
      #""accepted": [{"input": "App/**", "reason": "r", "person": "Ada", "expires": "2027-01-01"}]"#
    )
    #expect(
      judged.notices.map(\.description)
        == ["accepted leak App/** of Ada matches nothing any more; take it out"])
  }

  @Test func `what the baseline knows passes, what is worse fails, and what is better is told`()
    throws
  {
    let (bare, covered) = (
      try PolicyRows.rows(under: "none"), try PolicyRows.rows(under: "cover-color")
    )
    let baseline = try judge(bare).baseline
    #expect(baseline.findings.map(\.degree) == [.pixels])
    let read = try Baseline.decode(Array(baseline.text.utf8), file: "baseline.json")
    #expect(read == baseline)
    #expect(try judge(bare, knowing: read).rows.map(\.decision.word) == ["known"])
    var milder = read
    milder.findings[0].degree = .shape
    let worse = try judge(bare, knowing: milder)
    #expect(worse.rows.map(\.decision) == [.fails(.worse(than: milder.findings[0]))])
    var better = read
    better.findings[0].strategy = "cover-color"
    better.findings[0].fingerprint = try judge(covered).rows[0].fingerprint
    #expect(
      try judge(covered, knowing: better).notices == [.better(better.findings[0], now: .proved)])
    better.findings[0].fingerprint = "0"
    #expect(try judge(covered, knowing: better).notices == [.gone(better.findings[0])])
  }

  @Test func `fingerprints follow names and no lines, and two rows of one name differ`() throws {
    let rows = try PolicyRows.rows(under: "none", "none")
    let prints = try judge(rows).rows.map(\.fingerprint)
    #expect(Set(prints).count == 2)
    #expect(prints.first == "bb100490ecaddc56")
  }
}
