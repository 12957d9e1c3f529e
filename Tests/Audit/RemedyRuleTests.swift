import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// What no proposed change may do, each by its cause, and which of several comes first.
struct RemedyRuleTests {
  private static let resigning = Callback.applicationWillResignActiveNotification
  private static let background = Callback.applicationDidEnterBackgroundNotification
  private static let active = Callback.applicationDidBecomeActiveNotification

  @Test(arguments: [
    ("fade-out-blocks-the-next", resigning), ("always-on-display", resigning),
    ("uncovered-on-the-way-in", background),
  ])
  func `a cover fades out as slowly as before, and the next one does not wait for it`(
    name: String, callback: Callback
  ) throws {
    #expect(try changes(of: .shipped(name)) == [.notWaiting(id: "shade", on: callback)])
  }

  @Test(arguments: ["refreshed-by-a-timer", "balance-that-arrives"])
  func
    `what a timer shows or brings keeps its time, and the app protects in the background as well`(
      name: String
    ) throws
  {
    let changes = try #require(try changes(of: .shipped(name)))
    #expect(changes.count == 1)
    guard case .alsoDone(let purpose, Self.background) = changes[0] else {
      Issue.record("\(changes)")
      return
    }
    #expect([.hide, .setText].contains(purpose))
  }

  @Test func `a lock and a splash screen get a ground, and stay`() throws {
    #expect(try changes(of: .shipped("lock-without-background")) == [.grounded(id: "lock")])
    #expect(
      try changes(of: .shipped("launch-screen-without-background")) == [.grounded(id: "splash")])
  }

  @Test func `a lock that names its user stays, and names nobody`() throws {
    #expect(try changes(of: .shipped("lock-names-its-user")) == [.leftOut(id: "lock", ["user"])])
  }

  /// A change that took it down with the user's coming back would be the smallest.
  @Test func `a lock that waits for its code is not taken down before`() throws {
    let lock = Cover(.color(.systemIndigo), id: "lock", fade: Seconds(milliseconds: 300))
    let story = try Self.story(
      [
        .init(on: Self.resigning, [.cover(lock), .set("isLocked", true)]),
        .init(
          on: Self.active,
          [
            .when(
              .variable("isLocked", isEqual: true, false), then: [.uncover(id: "lock")],
              otherwise: [])
          ]),
      ], [.home, .return, .home])
    let amended = try #require(try Pipeline().explanation(of: story).amendment)
    #expect(amended.changes == [.withoutFade(id: "lock", on: Self.resigning)])
    #expect(Simulation.run(amended.scenario).coversUp == ["lock"])
  }

  @Test func `what the app asks while it becomes inactive stays asked, and the background covers`()
    throws
  {
    #expect(
      try changes(of: .shipped("skipped-while-asking")) == [
        .alsoDone(.cover(id: "shade"), on: Self.background)
      ])
  }

  @Test(arguments: [SystemEvent.faceID, .permission])
  func `beneath a prompt of the app's own nothing is covered that was not`(prompt: SystemEvent)
    throws
  {
    let story = try Self.story([], [.event(prompt), .event(.resume), .home])
    #expect(
      try changes(of: story) == [.coverAdded(on: [Self.background], until: Self.active)])
  }

  @Test func `beneath what the system lays over the app a cover is as good as anywhere`() throws {
    let story = try Self.story([], [.event(.controlCenter), .event(.resume), .home])
    #expect(
      try changes(of: story) == [.coverAdded(on: [Self.resigning], until: Self.active)])
  }

  @Test(arguments: ["by-way-of-another-queue", "react-native-bootsplash"])
  func `covering in the background as well is one change, and comes before removing a delay`(
    name: String
  ) throws {
    let amendment = try #require(try Pipeline().explanation(of: .shipped(name)).amendment)
    #expect(amendment.size == 1)
    guard case .alsoDone(.cover, Self.background) = amendment.changes[0] else {
      Issue.record("\(amendment.changes)")
      return
    }
  }

  @Test func `a translucent colour is made opaque before there is a second cover`() throws {
    let smoke = Cover(.color(.fixed(Color(hex: 0x20_4060, alpha: 0.5))), id: "smoke")
    let story = try Self.story(
      [
        .init(on: Self.resigning, [.cover(smoke)]),
        .init(on: Self.active, [.uncover(id: "smoke")]),
      ], [.home])
    #expect(try changes(of: story) == [.opaqueColor(id: "smoke")])
  }

  @Test func `a scene that the system launches is covered by the rule that there is`() throws {
    #expect(
      try changes(of: .shipped("background-relaunch")) == [
        .alsoDone(.cover(id: "shade"), on: .sceneWillConnect)
      ])
  }

  private static let second = Seconds(milliseconds: 1000)
  private static let uncover = Action.uncover(id: "shade")
  private static let shade = Action.shade(on: .newWindow)

  /// The user leaves again while the timer still runs that uncovers.
  private static let hasty: [Step] = [
    .home, .return, .wait(Seconds(milliseconds: 900)), .home,
  ]

  @Test(arguments: [nil, "reveal"])
  func `a timer that uncovers is cancelled by what covers`(id: String?) throws {
    let timer = Action.after(DelayedActions(Self.second, id: id, [Self.uncover]))
    let story = try Self.story(
      [.init(on: Self.resigning, [Self.shade]), .init(on: Self.active, [timer])], Self.hasty)
    let change = RuleChange.timerCancelled(
      id: id ?? "timer", .uncover(id: "shade"), Self.second, startedIn: Self.active,
      on: Self.resigning, namesTimer: id == nil, addsRule: false)
    #expect(cancelled(in: story).contains([change]))
    #expect(change.size == (id == nil ? 2 : 1))
    #expect(
      change.description
        == "cancel in \(Self.resigning.rawValue) the timer of 1.000 s that"
        + " \(Self.active.rawValue) starts to uncover")
  }

  /// One that repeats, one that only a launch starts, and one after which nothing covers in the same protection.
  @Test func `a timer without which nothing would come back goes on`() throws {
    let once = Action.after(DelayedActions(Self.second, [Self.uncover]))
    let again = Action.after(DelayedActions(Self.second, repeats: true, [Self.uncover]))
    let covering = Protection.Rule(on: Self.resigning, [Self.shade])
    for rules in [
      [covering, .init(on: Self.active, [again])],
      [covering, .init(on: .applicationDidFinishLaunchingNotification, [once])],
      [covering, .init(on: .authenticationSucceeded, [once])],
    ] {
      #expect(cancelled(in: try Self.story(rules, Self.hasty)) == [])
    }
  }

  /// The changes of each way to cancel a timer in a story.
  private func cancelled(in story: Scenario) -> [[RuleChange]] {
    Remedy.all.first { $0.name == "timer-cancelled" }?.amendments(story).map(\.changes) ?? []
  }

  private func changes(of story: Scenario) throws -> [RuleChange]? {
    try Pipeline().explanation(of: story).amendment?.changes
  }

  /// A story of a statement, with rules of the app's.
  private static func story(_ rules: [Protection.Rule], _ steps: [Step]) throws -> Scenario {
    let screen = try Screen.shipped("statement")
    return Scenario(
      name: screen.name, app: .plain(for: screen), traits: Traits(device: .standard),
      protections: rules.isEmpty ? [] : [.app(rules)],
      steps: [.launch, .show(StoryScreen("screen", screen))] + steps)
  }
}
