import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import StorySupport
import Testing

/// The previews of context menus in the pictures of a story.
struct ContextMenuLeakTests {
  @Test func `the preview shows above a cover, and the window is what mends it`() throws {
    let story = try Scenario.shipped("context-menu-preview")
    let explanation = try Pipeline().explanation(of: story)
    #expect(Set(explanation.findings.leaks.map(\.view)) == ["balance"])
    #expect(explanation.findings.leaks.contains { $0.showsPixels })
    for exposure in explanation.exposures {
      #expect(
        exposure.reasons.contains {
          if case .beneathCopy(_, view: "balance", _, _) = $0 { true } else { false }
        })
    }
    #expect(
      explanation.amendment?.changes == [
        .laid(
          id: "shade", on: CoverGround(attachment: .window),
          insteadOf: CoverGround(attachment: .rootView))
      ])
  }

  @Test func `without the menu in the picture nothing shows`() throws {
    var story = try Scenario.shipped("context-menu-preview")
    story.settings.contextMenuInSnapshot = false
    #expect(try Pipeline().leaks(of: story) == [])
  }

  @Test func `a preview of another view shows nothing of the balance`() throws {
    var story = try Scenario.shipped("context-menu-preview")
    story.steps = story.steps.map { step in
      if case .contextMenu = step { .contextMenu(of: "number") } else { step }
    }
    #expect(Set(try Pipeline().leaks(of: story).map(\.view)) == ["number"])
  }

  @Test func `what lies beneath an open menu is seen around it`() throws {
    var story = try Scenario.shipped("context-menu-preview")
    story.protections = []
    story.steps = story.steps.map { step in
      if case .contextMenu = step { .contextMenu(of: "number", titles: ["Copy"]) } else { step }
    }
    #expect(Set(try Pipeline().leaks(of: story).map(\.view)) == ["balance", "number"])
  }

  @Test func `hiding the balance leaves it in the preview, unless that follows its view`() throws {
    var story = try Scenario.shipped("context-menu-preview")
    story.protections[0].rules[0].actions = [.hide(["balance", "number"])]
    #expect(Set(try Pipeline().leaks(of: story).map(\.view)) == ["balance"])
    let explanation = try Pipeline().explanation(of: story)
    #expect(
      explanation.exposures.contains { exposure in
        exposure.reasons.contains { if case .outdatedCopy = $0 { true } else { false } }
      })
    story.settings.previewFollowsView = true
    #expect(try Pipeline().leaks(of: story) == [])
  }
}
