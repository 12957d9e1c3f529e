import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import StorySupport
import Testing

/// Codes above the keyboard in the pictures of a story.
struct OfferedCodeLeakTests {
  @Test func `a code shows above a cover, and ending editing is what mends it`() throws {
    let story = try Scenario.shipped("code-above-the-keyboard")
    let explanation = try Pipeline().explanation(of: story)
    #expect(Set(explanation.findings.leaks.map(\.view)) == ["code for code"])
    #expect(explanation.findings.leaks.contains { $0.showsPixels })
    for exposure in explanation.exposures {
      #expect(exposure.reasons.contains { if case .offeredCode = $0 { true } else { false } })
    }
    #expect(
      explanation.amendment?.changes
        == [.editingEnded(on: .applicationWillResignActiveNotification)])
  }

  @Test func `without the keyboard's pixels no code shows`() throws {
    var story = try Scenario.shipped("code-above-the-keyboard")
    story.settings.keyboardInSnapshot = false
    #expect(try Pipeline().leaks(of: story) == [])
  }
}
