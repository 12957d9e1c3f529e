import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import StorySupport
import Testing

/// What the pictures tell that are taken after work in the background.
struct BackgroundWorkLeakTests {
  @Test func `data that arrive in the background take the place of what rules have written`() throws
  {
    let explanation = try Pipeline().explanation(
      of: try Scenario.shipped("filled-in-the-background"))
    #expect(Set(explanation.findings.leaks.map(\.view)) == ["balance", "number"])
    let exposure = try #require(explanation.exposures.last)
    #expect(exposure.reasons.contains { if case .arrivedOver = $0 { true } else { false } })
    #expect(exposure.facts.contains(.backgroundTask))
  }
}
