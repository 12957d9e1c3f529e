import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Secrets that stand in no screen of a step: in the views of covers, and in what rules and users write.
struct WrittenSecretTests {
  private static let folder = Repository.screens.appending(path: "protections")

  @Test(arguments: [true, false])
  func `a marked view in the view of a cover is a secret`(isLaunchScreen: Bool) throws {
    let lock = try Screen.shipped("locked-for-user", in: Self.folder)
    var story = try Self.story([
      Protection.Rule.cover(isLaunchScreen ? .launchScreen : .view(lock), on: .newWindow)
    ])
    story.app.launchScreen = lock
    let leaks = try Pipeline().leaks(of: story)
    #expect(Set(leaks.map(\.screen.description)) == ["locked-for-user"])
    #expect(Set(leaks.map(\.view)) == ["user"])
    let explanation = try Pipeline().explanation(of: story)
    #expect(
      explanation.exposures.flatMap(\.reasons).allSatisfy {
        $0.description.hasSuffix("it shows user of locked-for-user, which is marked as sensitive.")
      })
    let amendment = try #require(explanation.amendment)
    #expect(try Pipeline().leaks(of: amendment.scenario) == [])
  }

  @Test func `a launch screen that no cover shows has no secret`() throws {
    var story = try Self.story([Protection.Rule.cover(.color(.system(.black)))])
    story.app.launchScreen = try Screen.shipped("locked-for-user", in: Self.folder)
    #expect(try Pipeline().leaks(of: story) == [])
  }

  @Test(arguments: [
    ("balance", "1,310.75", nil, true), ("balance", "1,310.75", false, false),
    ("balance", "••••", nil, false), ("balance", "", nil, false), ("balance", "----", true, true),
    ("balanceTitle", "Balance 1,310.75", nil, false), ("balanceTitle", "Code 4815", true, true),
  ])
  func `a text that a rule writes is a secret where it or the view is marked`(
    id: String, text: String, mark: Bool?, leaks: Bool
  ) throws {
    #expect(try Self.leaks(TypedText(id, text, isSensitive: mark)) == leaks)
  }

  @Test(arguments: [
    ("Locked", nil, false), ("Hidden – private", nil, false), ("Verborgen", nil, false),
    ("Masqué", nil, false), ("Locked", true, true), ("Locked 4815", nil, true),
    ("Locked by Ada", nil, true), ("Ada", nil, true),
  ])
  func `words that stand for a secret are none, unless a mark or another word says so`(
    text: String, mark: Bool?, leaks: Bool
  ) throws {
    #expect(try Self.leaks(TypedText("balance", text, isSensitive: mark)) == leaks)
  }

  /// True where something shows of a text that a rule writes when the app resigns its activity.
  private static func leaks(_ written: TypedText) throws -> Bool {
    let story = try story([
      .init(
        on: .applicationWillResignActiveNotification,
        [.hide(["number"]), .setText([TypedText("balance", ""), written])])
    ])
    return try Pipeline().leaks(of: story).contains { $0.view == written.id }
  }

  @Test func `a text that a rule restores is varied with the one of the view`() throws {
    let story = try Self.story([
      .init(
        on: .applicationWillResignActiveNotification,
        [.hide(["number"]), .setText([TypedText("balance", "")])]),
      .init(
        on: .applicationDidEnterBackgroundNotification,
        [.setText([TypedText("balance", "1,204.50")])]),
    ])
    let leaks = try Pipeline().leaks(of: story)
    #expect(Set(leaks.map(\.view)) == ["balance"])
    #expect(leaks.contains { $0.variation == "same-length" })
  }

  @Test func `a text that is typed into an empty field is varied as what it is`() throws {
    var story = try Self.story([])
    let screen = try Screen.shipped("account", in: Self.folder).mapViews { view, _, isSensitive in
      isSensitive ? view.withText("") : view
    }
    story.steps = [
      .launch, .show(StoryScreen("account", screen)), .type([TypedText("number", "0042 77")]),
      .home,
    ]
    let leaks = try Pipeline().leaks(of: story)
    #expect(leaks.contains { $0.view == "number" && $0.variation == "same-length" })
  }

  @Test func `a text that is written at any depth of a rule is a secret`() throws {
    let write = Action.setText([TypedText("balance", "1,310.75")])
    for action in [
      Action.after(.zero, [write]), .async([write]),
      .when(.state(.applicationState, isEqual: true, .active), then: [], otherwise: [write]),
      .cover(Cover(.color(.system(.clear)), id: "shade", completion: [write])),
    ] {
      let story = try Self.story([
        .init(on: .applicationDidBecomeActiveNotification, [action]),
        .init(on: .applicationWillResignActiveNotification, [.hide(["number"]), action]),
      ])
      let leaks = try Pipeline().leaks(of: story)
      #expect(leaks.contains { $0.view == "balance" && $0.variation == "same-length" })
    }
  }

  /// What depends on something may be data, such as the state of an account.
  @Test func `a word in the place of a secret is none only where the app always writes it`() throws
  {
    let write = Action.setText([TypedText("balance", "Locked")])
    let asked = Condition.variable("isLocked", isEqual: true, true)
    let leaving = Callback.applicationWillResignActiveNotification
    let cases: [([Protection.Rule], Bool)] = [
      ([.init(on: leaving, [.hide(["number"]), write])], false),
      ([.init(on: .sceneDidEnterBackground, [.hide(["number"]), write])], false),
      (
        [
          .init(on: leaving, [.hide(["number"])]),
          .init(on: .viewDidAppear, [write]),
        ], true
      ),
      (
        [
          .init(
            on: leaving,
            [
              .hide(["number"]), .set("isLocked", true), .when(asked, then: [write], otherwise: []),
            ])
        ], true
      ),
      ([.init(on: leaving, [.hide(["number"]), .after(.zero, [write])])], true),
    ]
    for (rules, leaks) in cases {
      var story = try Self.story(rules)
      story.protections[0].owner = .scene
      let found = try Pipeline().leaks(of: story).filter { $0.view == "balance" }
      #expect(found.isEmpty != leaks, "\(rules)")
    }
  }

  @Test func `the change that is proposed for a written secret keeps it`() throws {
    let story = try Self.story([
      .init(
        on: .applicationWillResignActiveNotification,
        [
          .hide(["balance", "number"]),
          .setText([TypedText("balanceTitle", "Code 4815", isSensitive: true)]),
        ])
    ])
    let amendment = try #require(try Pipeline().explanation(of: story).amendment)
    #expect(try Pipeline().leaks(of: amendment.scenario) == [])
  }

  @Test func `two screens of one name have their own secrets`() throws {
    let account = try Screen.shipped("account", in: Self.folder)
    let other = try Screen.shipped("account", in: Self.folder).mapViews { view, _, _ in
      view.id == "number" ? view.withText("0099 1111 22") : view
    }
    var story = try Self.story([Protection.Rule.cover(.color(.system(.black)), on: .rootView)])
    story.steps = [
      .launch, .show(StoryScreen("account", account)), .present(StoryScreen("other", other)), .home,
    ]
    let leaks = try Pipeline().leaks(of: story)
    #expect(leaks.contains { $0.view == "number" && $0.variation == "same-length" })
  }

  private static func story(_ rules: [Protection.Rule]) throws -> Scenario {
    Scenario.story(of: try Screen.shipped("account", in: folder), rules)
  }
}
