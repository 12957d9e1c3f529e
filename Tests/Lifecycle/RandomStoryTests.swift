import AfterimageLifecycle
import AfterimageMasking
import AfterimageRandom
import AfterimageScreens
import Testing

/// A hundred thousand random steps in stories of random protections, devices and systems, each from a seed.
struct RandomStoryTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  func `a story may be any`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<250 { check(Simulation.run(randomStory(&random))) }
  }

  @Test func `the same story gives the same timeline`() {
    var random = SplitMix(seed: 11)
    let story = randomStory(&random)
    #expect(Simulation.run(story) == Simulation.run(story))
    #expect(Simulation.run(story).text() == Simulation.run(story).text())
  }

  private func check(_ timeline: Timeline) {
    #expect(zip(timeline.entries, timeline.entries.dropFirst()).allSatisfy { $0.time <= $1.time })
    for (index, entry) in timeline.entries.enumerated() {
      let before = timeline.entries[..<index]
      switch entry.event {
      case .snapshot(let place):
        #expect(timeline.snapshots[place].time == entry.time)
        #expect(allowsSnapshot(before))
      case .externalDisplay(let place):
        #expect(timeline.externalDisplays[place].time == entry.time)
        #expect(lastMovement(in: before).map(Self.interruptions.contains) == true)
      case .pictureInPicture(let place):
        #expect(timeline.picturesInPicture[place].time == entry.time)
        #expect(lastMovement(in: before).map(Self.backgroundEvents.contains) == true)
      default: continue
      }
    }
    let opacities = timeline.snapshots.flatMap(\.composition.covers).map(\.opacity)
    #expect(opacities.allSatisfy { $0 > 0 && $0 <= 1 })
    #expect(coversUnaccounted(in: timeline) == [])
  }

  /// True where the app has been told that it is in the background, or runs there, since it was last in front.
  private func allowsSnapshot(_ entries: ArraySlice<TimelineEntry>) -> Bool {
    let last = entries.last { entry in
      switch entry.event {
      case .callback(let callback, nil, _):
        ["didEnterBackground", "DidEnterBackground", "DidBecomeActive", "didBecomeActive"]
          .contains { callback.rawValue.contains($0) }
      case .step(.event(let event)): SystemEvent.backgroundWork.contains(event)
      default: false
      }
    }
    switch last?.event {
    case .callback(let callback, _, _): return callback.rawValue.contains("EnterBackground")
    default: return last != nil
    }
  }

  /// The events after which the app is in front and not active.
  private static let interruptions = SystemEvent.interruptions + [.enterForeground]
  /// The events after which the app is in the background.
  private static let backgroundEvents = SystemEvent.leavings + SystemEvent.backgroundWork
  /// The events that leave the app where it is.
  private static let still =
    SystemEvent.answers + SystemEvent.recordings + [.rotate, .splitView, .slideOver, .fullScreen]

  /// The event that was the last to take the app to the front or away; nil where the process has been launched or has ended since.
  private func lastMovement(in entries: ArraySlice<TimelineEntry>) -> SystemEvent? {
    for entry in entries.reversed() {
      switch entry.event {
      case .terminated, .step(.launch): return nil
      case .step(.event(let event)) where !Self.still.contains(event): return event
      default: continue
      }
    }
    return nil
  }

  /// The covers that went up and neither came down, nor went with their scene or process, nor are named as up at the end.
  private func coversUnaccounted(in timeline: Timeline) -> [String] {
    var up: [String: Int] = [:]
    for entry in timeline.entries {
      switch entry.event {
      case .coverRemoved(let id): up[id, default: 0] -= 1
      case .terminated: up = [:]
      default: break
      }
      for change in entry.reactions.flatMap(\.changes) {
        if case .coverUp(let id, _, _) = change { up[id, default: 0] += 1 }
        if case .coverDown(let id, .zero) = change { up[id, default: 0] -= 1 }
      }
    }
    for id in timeline.coversUp { up[id, default: 0] -= 1 }
    return up.filter { $0.value != 0 }.map(\.key).sorted()
  }

  private func randomStory(_ random: inout SplitMix) -> Scenario {
    var settings = LifecycleSettings()
    settings.exitsOnSuspendHonoured = Bool.random(using: &random)
    settings.wakesForTraits = Bool.random(using: &random)
    settings.previewFollowsView = Bool.random(using: &random)
    settings.externalDisplayInPictures = Bool.random(using: &random)
    var story = Samples.story(
      (0..<40).map { _ in randomStep(&random) }, (0..<3).map { _ in randomProtection(&random) },
      system: [12, 15, 17, 18, 26].randomElement(using: &random)!,
      infoPlist: InfoPlist(
        exitsOnSuspend: Int.random(in: 0..<4, using: &random) == 0,
        hasSceneManifest: Bool.random(using: &random)),
      settings: settings)
    story.app.restoresState = Bool.random(using: &random)
    if Bool.random(using: &random) {
      story.traits = Traits(
        device: Device.all.first { $0.id == "ipad-pro-11" }!, system: story.traits.system)
    }
    return story
  }

  private static let levels: [WindowLevel] = [
    WindowLevel(rawValue: -1), .normal, .statusBar, .alert, .aboveAlerts, .aboveAlerts + 1,
  ]

  private static let layouts: [CoverLayout] = [
    .autoresizing, .constraints, .frame, .screenBounds, .newSize,
    .constrained(.toAllEdges.translatingAutoresizingMask(true)),
    .constrained(try! CoverConstraints { "H:|[cover(200)]" }),
  ]

  private func randomStep(_ random: inout SplitMix) -> Step {
    let time = Seconds(milliseconds: Int.random(in: 0..<600, using: &random))
    let help = StoryScreen("help", Samples.help)
    let children = [ChildController("numberController", of: "number")]
    let parent = Step.show(StoryScreen("form", Samples.form, children: children))
    let entry = Step.push(
      StoryScreen(
        "entry", KeyboardStoryTests.entry,
        children: [ChildController("numberController", of: "panel")]))
    let steps: [Step] = [
      .launch, parent, entry, .showForm, .showEmptyForm, .pushHelp, .pop, .load, .wait(time),
      .return,
      .present(help), .dismiss, .openScene(help), .leaveScene, .closeScene, .hideWindow,
      .showWindow(
        help, level: Self.levels.randomElement(using: &random)!,
        isKey: Bool.random(using: &random)),
      .type([TypedText("number", "737")]), .offerCode("482913"),
      .choose(.textSize(ContentSizeCategory.allCases.randomElement(using: &random)!)),
      .choose(.appearance(UserInterfaceStyle.allCases.randomElement(using: &random)!)),
      .contextMenu(of: "number"), .dismissMenu, .selectText(in: "number"), .liftFinger,
      .pictureInPicture(of: "number"), .stopPictureInPicture, .mirrorDisplay, .connectDisplay(help),
      .disconnectDisplay,
    ]
    let events = SystemEvent.all.map(Step.event)
    return (steps + events + [.home, .return, .home, .return]).randomElement(using: &random)!
  }

  private func randomProtection(_ random: inout SplitMix) -> Protection {
    let owners: [Protection.Owner] = [
      .app, .scene, .everyScreen, .screen("form"), .child("numberController"),
    ]
    let forwarders: [[Container]?] = [nil, nil, [.navigation], [.navigation, .child]]
    let registrations: [Protection.Registration] = [
      .always, .between(.viewDidAppear, .viewWillDisappear), .between(.viewWillAppear, nil),
    ]
    let rules = (0..<4).map { _ in
      Protection.Rule(
        on: Callback.allCases.randomElement(using: &random)!, [randomAction(&random)])
    }
    return Protection(
      owner: owners.randomElement(using: &random)!, rules: rules,
      registration: registrations.randomElement(using: &random)!,
      forwarders: forwarders.randomElement(using: &random)!)
  }

  private func randomChange(_ random: inout SplitMix) -> ContentChange {
    let fade = Seconds(milliseconds: Int.random(in: 0..<500, using: &random))
    let alpha = AlphaChange(
      Double(Int.random(in: 0...4, using: &random)) / 4,
      of: ContentView.allCases.randomElement(using: &random)!, fade: fade)
    let window = WindowSearch.allCases.randomElement(using: &random)!
    let changes: [ContentChange] = [
      .alpha(alpha), .root(Samples.help), .formerRoot, .hideWindow(window), .showWindow(window),
    ]
    return changes.randomElement(using: &random)!
  }

  private func randomAction(_ random: inout SplitMix) -> Action {
    let fade = Seconds(milliseconds: Int.random(in: 0..<500, using: &random))
    let attachment = CoverAttachment.allCases.randomElement(using: &random)!
    let id = ["a", "b"].randomElement(using: &random)!
    let contents: [Cover.Content] = [
      .color(.system(.black)), .captured("picture", PictureLayout()), .launchScreen,
      .view(Samples.help), .blur(.light), .mosaic(side: 8),
    ]
    let content = contents.randomElement(using: &random)!
    var cover = Cover(content, id: id, attachment: attachment, fade: fade)
    cover.level = Self.levels.randomElement(using: &random)!
    cover.layout = Self.layouts.randomElement(using: &random)!
    cover.scenes = SceneChoice.allCases.randomElement(using: &random)!
    cover.waitsForLast = Bool.random(using: &random)
    cover.window = WindowSearch.allCases.randomElement(using: &random)!
    cover.isKey = Bool.random(using: &random)
    cover.hasWindowScene = Int.random(in: 0..<4, using: &random) > 0
    let actions: [Action] = [
      .hide(["number", "preview"]), .show(["number"]), .setText([TypedText("number", "")]),
      .restoreText(["number", "preview"]),
      .setSecureTextEntry([SecureTextEntry("number", Bool.random(using: &random))]),
      .mask(.placeholder), .unmask, .endEditing, .resignFirstResponder("number"), .cover(cover),
      .uncover(id: id, fade: fade),
      .uncover(Uncovering(id: id, fade: fade, completion: [.uncover(id: id)])),
      .after(
        DelayedActions(fade, id: "timer", repeats: Bool.random(using: &random), [.cover(cover)])),
      .cancel(id: "timer"), .set("isAsking", .flag(Bool.random(using: &random))), .commit,
      .set("leftAt", .now), .set("timeout", 0.25), .set("state", "locked"),
      .when(
        .elapsed(since: "leftAt", .moreOrEqual, .variable("timeout")), then: [.cover(cover)],
        otherwise: [.uncover(id: id)]),
      .when(
        .variable("isAsking", isEqual: Bool.random(using: &random), true), then: [.cover(cover)],
        otherwise: []),
      .capture(
        Capture(
          "picture", of: attachment, afterScreenUpdates: Bool.random(using: &random),
          isShared: Bool.random(using: &random))),
      .secureWindow, .ignoreSnapshot, .stopPictureInPicture, .content(randomChange(&random)),
      .runLoop(fade), .async([.cover(cover)]), .after(fade, [.uncover(id: id), .cover(cover)]),
      .when(
        .state(.scenePhase, isEqual: false, .active), then: [.cover(cover)],
        otherwise: [.uncover(id: id)]),
    ]
    return actions.randomElement(using: &random)!
  }
}
