import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Stories of several scenes, one of which is left or closed while another stays.
struct SceneStoryTests {
  private static let openHelp = Step.openScene(StoryScreen("help", Samples.help))

  private static func run(_ steps: [Step], _ protections: [Protection] = []) -> Timeline {
    Samples.run([.launch, .showForm, openHelp] + steps, protections)
  }

  @Test func `what a scene put off is not done by the one that takes its place`() {
    let rules = [
      Protection.Rule(on: .sceneWillResignActive, [.async([.hide(["number"])])]),
      Protection.Rule(on: .sceneDidEnterBackground, [.runLoop(Seconds(milliseconds: 100))]),
    ]
    let timeline = Samples.run(
      [.launch, .showForm, .event(.forceQuitFast)], [Protection(owner: .scene, rules: rules)])
    #expect(timeline.callbacks.contains(Callback.sceneDidEnterBackground.rawValue))
    #expect(!timeline.entries.contains { $0.event == .laterTurn })
  }

  @Test func `a scene that is left alone is told, the app is not`() {
    let callbacks = Self.run([.leaveScene]).callbacks(since: .leaveScene)
    #expect(
      callbacks == [
        "sceneWillResignActive", "UIScene.willDeactivateNotification",
        "sceneDidEnterBackground", "UIScene.didEnterBackgroundNotification",
      ])
  }

  @Test func `pictures are taken of the scene that is left`() {
    let timeline = Self.run([.leaveScene])
    #expect(timeline.snapshots.map(\.scene) == [2, 2])
    #expect(timeline.snapshots.allSatisfy { $0.composition.screen?.name == Samples.help.name })
  }

  @Test(arguments: [(true, [1, 1, 1, 1]), (false, [0, 0, 1, 1])])
  func `a cover that waits for the last scene may come after the pictures of the first`(
    picturesFollowAllHandlers: Bool, covers: [Int]
  ) {
    let cover = Action.cover(Cover(.color(.system(.black)), id: "shade", scenes: .every))
    let rule = Protection.Rule(on: .applicationDidEnterBackgroundNotification, [cover])
    var settings = LifecycleSettings()
    settings.picturesFollowAllHandlers = picturesFollowAllHandlers
    let timeline = Samples.run(
      [.launch, .showForm, Self.openHelp, .home], [Protection(owner: .app, rules: [rule])],
      settings: settings)
    #expect(timeline.snapshots.map(\.scene) == [1, 1, 2, 2])
    #expect(timeline.snapshots.map(\.composition.covers.count) == covers)
  }

  @Test func `a rule of the app's own callbacks misses a scene that is left alone`() {
    let cover = Action.cover(Cover(.color(.system(.black)), id: "shade", scenes: .every))
    for (callback, covers) in [
      (Callback.applicationWillResignActiveNotification, 0), (.sceneWillDeactivateNotification, 1),
    ] {
      let timeline = Self.run(
        [.leaveScene], [Protection(owner: .app, rules: [.init(on: callback, [cover])])])
      #expect(timeline.snapshots.allSatisfy { $0.composition.covers.count == covers })
    }
  }

  @Test func `the phase that the app hears is that of its most active scene`() {
    let shade = Cover(.color(.system(.black)), id: "shade")
    let rule = Protection.Rule(
      on: .scenePhase,
      [.when(.state(.scenePhase, isEqual: false, .active), then: [.cover(shade)], otherwise: [])])
    for (owner, covers) in [(Protection.Owner.app, 0), (.scene, 1), (.everyScreen, 1)] {
      let left = Self.run([.leaveScene], [Protection(owner: owner, rules: [rule])])
      #expect(left.snapshots.allSatisfy { $0.composition.covers.count == covers })
      let gone = Self.run([.home], [Protection(owner: owner, rules: [rule])])
      #expect(gone.snapshots.map(\.scene) == [1, 1, 2, 2])
      #expect(gone.snapshots.allSatisfy { $0.composition.covers.count == 1 })
    }
  }

  @Test func `the app is told of its phase once for all scenes, each scene of its own`() {
    let rule = Protection.Rule(on: .scenePhase, [.set("isTold", true)])
    for (owner, times) in [(Protection.Owner.app, 2), (.scene, 4)] {
      let calls = Self.run([.home], [Protection(owner: owner, rules: [rule])])
        .callbacks(since: .home)
      #expect(calls.filter { $0 == "scenePhase" }.count == times)
    }
  }

  @Test(arguments: [
    ("scenePhase == background", Protection.Owner.app, 0), ("scenePhase == background", .scene, 1),
    ("activationState == background", .app, 1), ("applicationState == background", .scene, 0),
  ])
  func `a question about the phase is one about whoever asks, about the state one of the scene`(
    question: String, owner: Protection.Owner, covers: Int
  ) throws {
    let shade = Cover(.color(.system(.black)), id: "shade")
    let rule = Protection.Rule(
      on: .sceneDidEnterBackgroundNotification,
      [.when(try #require(Condition(question)), then: [.cover(shade)], otherwise: [])])
    let timeline = Self.run([.leaveScene], [Protection(owner: owner, rules: [rule])])
    #expect(timeline.snapshots.allSatisfy { $0.composition.covers.count == covers })
  }

  @Test func `the other scene is in front from then on`() {
    let timeline = Self.run([.leaveScene, .home])
    #expect(timeline.snapshots.map(\.scene) == [2, 2, 1, 1])
  }

  @Test func `a scene that was left stays away when the app comes back`() {
    let callbacks = Self.run([.leaveScene, .home, .return]).callbacks(since: .return)
    #expect(callbacks.filter { $0 == "sceneDidBecomeActive" }.count == 1)
  }

  @Test func `a scene that is closed disconnects, and no picture is taken`() {
    let timeline = Self.run([.closeScene])
    #expect(
      timeline.callbacks(since: .closeScene) == [
        "sceneWillResignActive", "UIScene.willDeactivateNotification", "sceneDidDisconnect",
        "UIScene.didDisconnectNotification", "applicationDidDiscardSceneSessions",
      ])
    #expect(timeline.snapshots.isEmpty)
  }

  @Test func `what a closed scene has put off is not done`() {
    let later = Action.after(Seconds(milliseconds: 100), [.hide(["number"])])
    let protection = Protection(
      owner: .scene, rules: [.init(on: .sceneWillResignActive, [later])])
    let timeline = Self.run([.closeScene, .wait(Seconds(milliseconds: 200))], [protection])
    #expect(!timeline.changes.contains(.hidden(["number"])))
  }

  @Test func `a closed scene takes its covers along, and one that was left keeps them`() {
    let cover = Action.cover(Cover(.color(.system(.black)), id: "shade"))
    let rules = [
      Protection(owner: .app, rules: [.init(on: .sceneWillDeactivateNotification, [cover])])
    ]
    #expect(
      Self.run([.closeScene], rules).entries.contains { $0.event == .coverRemoved(id: "shade") })
    let left = Self.run([.leaveScene], rules)
    #expect(left.coversUp == ["shade"])
    #expect(!left.entries.contains { $0.event == .coversStuck(["shade"]) })
  }

  @Test func `an app without a scene delegate opens no further scene`() {
    let timeline = Samples.run(
      [.launch, .showForm, Self.openHelp], infoPlist: InfoPlist(hasSceneManifest: false))
    #expect(
      timeline.entries.contains {
        if case .refused(_, .withoutScenes) = $0.event { true } else { false }
      })
  }

  @Test func `the last scene cannot be left, nor closed`() {
    for step in [Step.leaveScene, .closeScene] {
      let timeline = Samples.run([.launch, .showForm, step])
      #expect(
        timeline.entries.contains {
          if case .refused(_, .onlyScene) = $0.event { true } else { false }
        })
    }
  }
}
