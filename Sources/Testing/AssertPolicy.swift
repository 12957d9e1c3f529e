public import AfterimageAudit
public import AfterimageLifecycle
public import AfterimageMasking
public import AfterimageScreens

/// Varies every secret of a screen under a strategy, and fails where one is not as a policy asks.
///
///     @Test func asThePolicyAsks() throws {
///       try assertNoLeaks(
///         in: Screen(file: "card-form.screen.json"), strategy: .redact,
///         policy: AuditPolicy(file: "afterimage-policy.json"))
///     }
///
/// - Parameters:
///   - screen: the screen.
///   - strategy: the masking strategy.
///   - traits: the device, the system, and how both are set up.
///   - policy: what is asked for, and what is accepted up to which day.
///   - fileID: the file that calls, for the report.
///   - filePath: its path.
///   - line: the line that calls.
///   - column: its column.
/// - Throws: `BrokenPolicy` with every secret that fails, where no test is running that could record it.
public func assertNoLeaks(
  in screen: Screen, strategy: MaskingStrategy, traits: Traits = Traits(device: .standard),
  policy: AuditPolicy, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws {
  try assertNoLeaks(
    in: .standardStory(of: screen, under: strategy, traits: traits), policy: policy,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Varies every secret of a story, and fails where one is not as a policy asks.
///
/// What the policy has accepted is held against the day of the system's clock; its inputs are the names of stories.
///
/// - Parameters:
///   - scenario: the story.
///   - policy: what is asked for, and what is accepted up to which day.
///   - fileID: the file that calls, for the report.
///   - filePath: its path.
///   - line: the line that calls.
///   - column: its column.
/// - Throws: `BrokenPolicy` with every secret that fails; `NothingToJudge` where the story never leaves the app; both where no test is running that could record it.
public func assertNoLeaks(
  in scenario: Scenario, policy: AuditPolicy, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try checking(at: place) {
    let judgement = try policy.judge(scenario)
    guard judgement.worstFailure == nil else { throw BrokenPolicy(judgement) }
  }
}

/// The failure of a story with secrets that are not as a policy asks.
public struct BrokenPolicy: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each secret that fails in a line, which names views and never a secret.
  public let description: String

  init(_ judgement: PolicyJudgement) {
    description = judgement.rows.filter(\.decision.isFailure).map { judged in
      let clause = judged.decision.clause.map { " (\($0))" } ?? ""
      let finding = judged.row.finding
      return "\(finding.screen).\(finding.view) \(finding.verdict.words): \(finding)\(clause)"
    }.joined(separator: "\n")
  }
}

extension AuditPolicy {
  /// Judges the secrets of a story by the day of the clock.
  fileprivate func judge(_ scenario: Scenario) throws -> PolicyJudgement {
    let findings = try scenario.audit(cards: includesCards)
    let rows = AuditRow.rows(
      of: findings, in: scenario.shownScreens, input: scenario.name.description, strategy: nil)
    // A clock without a day lets nothing stand that is accepted up to one.
    let day = CalendarDay.current ?? .last
    return judge(rows, on: day)
  }
}
