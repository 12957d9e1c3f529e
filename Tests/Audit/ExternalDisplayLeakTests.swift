import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import StorySupport
import Testing

/// What external displays tell of a story.
struct ExternalDisplayLeakTests {
  @Test func `an account on a display leaks from there, and from the pictures of its scene`() throws
  {
    let story = try Scenario.shipped("external-display")
    let explanation = try Pipeline().explanation(of: story)
    let leaks = explanation.findings.decisiveLeaks
    #expect(Set(leaks.map(\.exposureKind)) == [.picture, .externalDisplay])
    #expect(Set(leaks.map(\.scene)) == [2])
    #expect(Set(leaks.map(\.view)) == ["balance", "number"])
    #expect(
      explanation.exposures.filter { !$0.leaks.isEmpty }.allSatisfy {
        $0.facts.contains(.externalDisplay)
      })
    #expect(explanation.settings.contains(.externalDisplayInPictures))
    #expect(explanation.description.contains("\nExternal display 1 of scene 2, "))
    #expect(
      explanation.amendment?.changes == [.onScenes(id: "shade", .every, insteadOf: .own)])
  }

  @Test func `a display decides where the system keeps no picture of it`() throws {
    var story = try Scenario.shipped("external-display")
    story.settings.externalDisplayInPictures = false
    let findings = try Pipeline().findings(of: story)
    #expect(findings.verdict == .leaks)
    #expect(Set(findings.decisiveLeaks.map(\.exposureKind)) == [.externalDisplay])
    #expect(findings.deciding == [.picture, .externalDisplay])
  }

  @Test func `a mirror shows in the room what the device does beneath the switcher`() throws {
    var story = try Scenario.shipped("external-display")
    story.protections = []
    story.steps = story.steps.map { step in
      switch step {
      case .show: .show(StoryScreen("account", Self.account(of: story)))
      case .connectDisplay: .mirrorDisplay
      default: step
      }
    }
    let kinds = Set(try Pipeline().findings(of: story).decisiveLeaks.map(\.exposureKind))
    #expect(kinds == [.picture, .externalDisplay])
  }

  @Test func `a story without a display says nothing of one`() throws {
    let explanation = try Pipeline().explanation(of: Scenario.shipped("late-completion"))
    #expect(explanation.findings.deciding == [.picture])
    #expect(!explanation.description.contains("xternal display"))
  }

  /// The screen that the story has on the display.
  private static func account(of story: Scenario) -> Screen {
    for case .connectDisplay(let screen) in story.steps { return screen.screen }
    return story.app.launchScreen
  }
}
