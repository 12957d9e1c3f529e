import AfterimageAudit
public import AfterimageLifecycle
public import AfterimageMasking
public import AfterimageScreens

/// Varies every secret of a screen and fails where a picture that the system keeps under a strategy changes with it.
///
///     @Test func nothingLeaks() throws {
///       try assertNoLeaks(in: Screen(file: "card-form.screen.json"), strategy: .redact)
///     }
///
/// - Parameters:
///   - screen: the screen, its secrets marked as sensitive.
///   - strategy: the masking strategy, such as `.cover(.color(.systemBackground))`.
///   - traits: the device, the system, and how both are set up.
///   - fileID: the file that calls, for the report.
///   - filePath: its path.
///   - line: the line that calls.
///   - column: its column.
/// - Throws: `SecretLeak` with every view that shows, and whether its characters or its shape do, where no test is running that could record it.
public func assertNoLeaks(
  in screen: Screen, strategy: MaskingStrategy, traits: Traits = Traits(device: .standard),
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws {
  try assertNoLeaks(
    in: .standardStory(of: screen, under: strategy, traits: traits), fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Varies every secret of a story and fails where a picture that the system keeps changes with it, at any of the times that the settings leave open.
///
/// - Parameters:
///   - scenario: the story.
///   - fileID: the file that calls, for the report.
///   - filePath: its path.
///   - line: the line that calls.
///   - column: its column.
/// - Throws: `SecretLeak` with every view that shows, in which picture, and when; `NothingToJudge` where the story never leaves the app; both where no test is running that could record it.
public func assertNoLeaks(
  in scenario: Scenario, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try checking(at: place) {
    let leaks = try scenario.audit().decisiveLeaks
    guard leaks.isEmpty else { throw SecretLeak(leaks: leaks) }
  }
}
