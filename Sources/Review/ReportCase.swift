package import AfterimageGoldens

/// A golden of a report with its case, its outcome and why that is so.
package struct ReportCase: Sendable {
  /// The golden's file, or the name of a case that could not be compared.
  package var name: String
  /// The case; nil for a golden that no case asks for.
  package var golden: GoldenCase?
  /// The strategy as a part of names; empty without one.
  package var strategy = ""
  /// The outcome in a word that stays the same from version to version.
  package var outcome: String
  /// The outcome in words.
  package var message: String
  /// True where the golden is as expected.
  package var isAsExpected: Bool
  /// True where somebody has to look.
  package var isFailing: Bool
  /// Why it differs; nil where nothing is known.
  package var explained: ExplainedCase?
  /// The file of the golden.
  package var expectedPath: String?
  /// The file of what the last run saw in its place; nil where that is the golden, or nothing.
  package var actualPath: String?
  /// Where pixels differ, as the comparison tells.
  package var comparison: GoldenOutcome

  /// Notes a result.
  package init(of result: GoldenResult, outcome: String, isAsExpected: Bool, isFailing: Bool) {
    name = result.fileName
    self.outcome = outcome
    message = result.outcome.words
    comparison = result.outcome
    self.isAsExpected = isAsExpected
    self.isFailing = isFailing
  }
}
