import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import StorySupport
import Testing

/// Loupes in the pictures of a story.
struct LoupeLeakTests {
  @Test func `the loupe shows above a cover on the window, and a window of its own mends it`()
    throws
  {
    let story = try Scenario.shipped("loupe-over-a-number")
    let explanation = try Pipeline().explanation(of: story)
    #expect(Set(explanation.findings.leaks.map(\.view)) == ["number"])
    for exposure in explanation.exposures {
      #expect(
        exposure.reasons.contains {
          if case .beneathCopy(_, view: "number", .loupe, _) = $0 { true } else { false }
        })
    }
    #expect(
      explanation.amendment?.changes == [
        .laid(
          id: "shade", on: CoverGround(attachment: .newWindow),
          insteadOf: CoverGround(attachment: .window))
      ])
  }

  @Test func `without the loupe in the picture nothing shows`() throws {
    var story = try Scenario.shipped("loupe-over-a-number")
    story.settings.loupeInSnapshot = false
    #expect(try Pipeline().leaks(of: story) == [])
  }
}
