import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import StorySupport
import Testing

/// What picture in picture tells of a story.
struct PictureInPictureLeakTests {
  @Test func `what stays in front leaks although every picture is covered`() throws {
    let explanation = try Pipeline().explanation(of: Scenario.shipped("picture-in-picture"))
    let leaks = explanation.findings.decisiveLeaks
    #expect(Set(leaks.map(\.exposureKind)) == [.pictureInPicture])
    #expect(Set(leaks.map(\.view)) == ["passport"])
    #expect(explanation.findings.verdict == .leaks)
    let exposure = try #require(explanation.exposures.first { $0.kind == .pictureInPicture })
    #expect(
      exposure.reasons.contains {
        if case .inPictureInPicture(_, view: "video") = $0 { true } else { false }
      })
    #expect(exposure.facts.contains(.pictureInPicture))
    #expect(explanation.description.contains("\nPicture in picture 1, light, at "))
    #expect(
      explanation.amendment?.changes
        == [.pictureInPictureEnded(on: .applicationWillResignActiveNotification)])
  }

  @Test func `a view beside the secret tells nothing of it`() throws {
    var story = try Scenario.shipped("picture-in-picture")
    story.steps = story.steps.map { step in
      if case .pictureInPicture = step { .pictureInPicture(of: "request") } else { step }
    }
    let findings = try Pipeline().findings(of: story)
    #expect(findings.verdict == .tried)
    #expect(findings.deciding == [.picture, .pictureInPicture])
    #expect(findings.sentences.joined().contains("1 moment of picture in picture"))
  }

  @Test func `the app's own pictures show the view in its place unless the settings say otherwise`()
    throws
  {
    var story = try Scenario.shipped("picture-in-picture")
    story.protections = []
    func kinds() throws -> Set<ExposureKind> {
      Set(try Pipeline().findings(of: story).decisiveLeaks.map(\.exposureKind))
    }
    #expect(try kinds() == [.picture, .pictureInPicture])
    story.settings.pictureInPictureInSnapshot = false
    #expect(try kinds() == [.pictureInPicture])
  }
}
