import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// What reasons name: rules, timers, completions, questions, and why nothing shows.
struct ReasonTests {
  @Test(arguments: [
    (
      "late-completion",
      "by the completion with which the app took the cover \"shade\" down"
        + " in UIApplication.didBecomeActiveNotification."
    ),
    (
      "splash-hides-itself",
      "by the timer of 3.000 s that the app started in UIApplication.willResignActiveNotification."
    ),
    (
      "refreshed-by-a-timer",
      "by the timer \"refresh\" of every 1.000 s that the controller of account started"
        + " in viewDidAppear."
    ),
  ])
  func `what a later turn does is told by what started it`(name: String, end: String) throws {
    #expect(try reasons(of: .shipped(name)).contains { $0.description.hasSuffix(end) })
  }

  @Test(arguments: [
    ("skipped-while-asking", "isAsking == false", "true"),
    ("state-asked-too-early", "applicationState != active", "active"),
    ("scene-phase-inactive", "scenePhase == inactive", "background"),
    ("app-state-of-two-scenes", "applicationState == background", "inactive"),
    ("covered-when-locked", "session == locked", "unlocked"),
    ("lock-timeout-of-its-own", "lockTimeout <= 0", "60"),
  ])
  func `a question that chose the branch without a cover is told with what it found`(
    name: String, question: String, found: String
  ) throws {
    let told = try reasons(of: .shipped(name)).contains { reason in
      guard case .answered(_, let condition, found, .leavesOut(.cover), _) = reason else {
        return false
      }
      return condition.description == question
    }
    #expect(told)
  }

  @Test func `a cover that has done its duty before is not told of`() throws {
    let isToldOf = try reasons(of: .shipped("skipped-while-asking")).contains {
      if case .takenDown = $0 { true } else { false }
    }
    #expect(!isToldOf)
  }

  @Test func `a cover that went before the app was active is told of, as no other one goes up`()
    throws
  {
    let reasons = try reasons(of: .shipped("left-before-active"))
    let isNeverActive = reasons.contains {
      if case .notCalled(_, _, .neverActive) = $0 { true } else { false }
    }
    let isToldOf = reasons.contains {
      if case .takenDown("splash", let occasion) = $0 {
        occasion.callback == .applicationWillEnterForeground
      } else {
        false
      }
    }
    #expect(isNeverActive && isToldOf)
  }

  @Test func `where secrets have not arrived, and where there are none, the picture says so`()
    throws
  {
    var early = try Scenario.shipped("app-delegate-with-scenes")
    early.steps.removeAll { $0 == .load }
    let screen = try #require(early.steps.compactMap(\.storyScreen).first).screen
    #expect(Set(try reasons(of: early)) == [.notArrived(screen.name)])
    let help = try Screen.shipped("help")
    #expect(Set(try reasons(of: .story(of: help, []))) == [.nothingMarked(help.name)])
  }

  @Test func `texts in the place of the secrets are told with who set them`() throws {
    let texts = [TypedText("balance", "••••"), TypedText("number", "••••")]
    var story = try Scenario.shipped("app-delegate-with-scenes")
    story.protections = [
      Protection(
        owner: .app, rules: [.init(on: .applicationWillResignActiveNotification, [.setText(texts)])]
      )
    ]
    let reasons = try reasons(of: story)
    #expect(!reasons.isEmpty)
    #expect(
      reasons.allSatisfy {
        guard case .written(_, ["balance", "number"], let since) = $0 else { return false }
        return since.owner == .app && since.callback == .applicationWillResignActiveNotification
      })
  }

  private func reasons(of story: Scenario) throws -> [Reason] {
    try Pipeline().explanation(of: story).exposures.flatMap(\.reasons)
  }
}
