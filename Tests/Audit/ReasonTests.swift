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
      .app([.init(on: .applicationWillResignActiveNotification, [.setText(texts)])])
    ]
    let reasons = try reasons(of: story)
    #expect(!reasons.isEmpty)
    #expect(
      reasons.allSatisfy {
        guard case .written(_, ["balance", "number"], let since) = $0 else { return false }
        return since.owner == .app && since.callback == .applicationWillResignActiveNotification
      })
  }

  @Test func `a cover whose window is hidden is told of with what hid it`() throws {
    let story = try Self.story([
      (
        .applicationWillResignActiveNotification,
        [.shade(on: .newWindow), .content(.hideWindow(.last))]
      )
    ])
    let told = try reasons(of: story).contains {
      guard case .outOfSight("shade", .hideWindow(.last), let occasion) = $0 else { return false }
      return occasion.owner == .app
        && $0.description.hasSuffix("and the cover \"shade\" is out of sight with what it lies on.")
    }
    #expect(told)
  }

  @Test func `a cover on the former root is told of, and the new one shows secrets of its own`()
    throws
  {
    let other = try Screen("other", root: Self.field.root)
    let story = try Self.story([
      (
        .applicationWillResignActiveNotification,
        [.shade(on: .rootView), .content(.root(other))]
      )
    ])
    let sentences = Set(try reasons(of: story).map(\.description))
    #expect(sentences.contains { $0.hasSuffix("and other shows secrets of its own.") })
    #expect(sentences.contains { $0.contains("the cover \"shade\" is out of sight") })
  }

  @Test func `content that was shown again is not told of as hidden`() throws {
    let told = try reasons(of: .shipped("root-restored-too-early"))
    #expect(told.contains { if case .shownAgain = $0 { true } else { false } })
    #expect(!told.contains { if case .contentElsewhere = $0 { true } else { false } })
  }

  /// What takes the number out of sight, and what brings it back.
  private static let ways: [(there: Action, back: Action)] = [
    (.hide(["number"]), .show(["number"])), (.mask(.redact), .unmask),
    (.setText([TypedText("number", "••••")]), .restoreText(["number"])),
    (.setText([TypedText("number", "••••")]), .setText([TypedText("number", "0042 7711 23")])),
    (
      .setSecureTextEntry([SecureTextEntry("number", true)]),
      .setSecureTextEntry([SecureTextEntry("number", false)])
    ),
    (.content(.alpha(AlphaChange(0))), .content(.alpha(AlphaChange(1)))),
    (.content(.hideWindow(.main)), .content(.showWindow(.main))),
    (.shade(on: .window), .uncover(id: "shade")),
  ]

  /// At once, and by a timer that the question let start.
  @Test(arguments: ways.indices, [false, true])
  func `the question behind what is shown again is told`(way: Int, isLater: Bool) throws {
    let (there, back) = Self.ways[way]
    let asked = Condition.variable("isAsking", isEqual: true, false)
    let answer = isLater ? Action.after(Seconds(milliseconds: 50), [back]) : back
    let story = try Self.story([
      (.applicationWillResignActiveNotification, [there]),
      (
        isLater ? .sceneWillDeactivateNotification : .applicationDidEnterBackgroundNotification,
        [.when(asked, then: [answer], otherwise: [])]
      ),
    ])
    let reasons = try reasons(of: story)
    let told = reasons.contains {
      guard case .answered(.app, asked, "false", .putsBack, _) = $0 else { return false }
      return true
    }
    #expect(told, "\(reasons)")
  }

  @Test func `a question that has led to something else is not behind what is shown again`() throws
  {
    let asked = Condition.variable("isAsking", isEqual: true, false)
    let story = try Self.story([
      (.applicationWillResignActiveNotification, [.hide(["number"])]),
      (
        .applicationDidEnterBackgroundNotification,
        [.when(asked, then: [.unmask], otherwise: []), .show(["number"])]
      ),
    ])
    let isToldOf = try reasons(of: story).contains {
      if case .answered = $0 { true } else { false }
    }
    #expect(!isToldOf)
  }

  private static let field: Screen = {
    var number = View(.textField(TextField("0042 7711 23")), id: "number")
    number.isSensitive = true
    let root = View(.view, subviews: [number]).constraints {
      "number.top == safeArea.top + 20"
      "number.leading == margins.leading"
      "number.trailing == margins.trailing"
    }
    return try! Screen("field", root: root)
  }()

  /// A story of a field, with rules of the app's.
  private static func story(_ rules: [(Callback, [Action])]) throws -> Scenario {
    var story = Scenario.story(of: field, [])
    story.protections = [.app(rules.map { Protection.Rule(on: $0.0, $0.1) })]
    return story
  }

  private func reasons(of story: Scenario) throws -> [Reason] {
    try Pipeline().explanation(of: story).exposures.flatMap(\.reasons)
  }
}
