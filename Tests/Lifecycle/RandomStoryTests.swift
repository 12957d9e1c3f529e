import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// A thousand stories of random steps and protections, each from a seed.
struct RandomStoryTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  func `a story may be any`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 { check(Simulation.run(randomStory(&random))) }
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
      guard case .snapshot(let snapshot) = entry.event else { continue }
      #expect(timeline.snapshots[snapshot].time == entry.time)
      #expect(lastCallback(in: timeline.entries[..<index])?.contains("didEnterBackground") == true)
    }
    let opacities = timeline.snapshots.flatMap(\.composition.covers).map(\.opacity)
    #expect(opacities.allSatisfy { $0 > 0 && $0 <= 1 })
  }

  private func lastCallback(in entries: ArraySlice<TimelineEntry>) -> String? {
    entries.compactMap {
      if case .callback(let callback, _, _) = $0.event { callback.rawValue } else { nil }
    }.last
  }

  private func randomStory(_ random: inout SplitMix) -> Scenario {
    var settings = LifecycleSettings()
    settings.exitsOnSuspendHonoured = Bool.random(using: &random)
    return Samples.story(
      (0..<30).map { _ in randomStep(&random) }, (0..<3).map { _ in randomProtection(&random) },
      system: [12, 15, 17, 26].randomElement(using: &random)!,
      infoPlist: InfoPlist(
        exitsOnSuspend: Int.random(in: 0..<4, using: &random) == 0,
        hasSceneManifest: Bool.random(using: &random)),
      settings: settings)
  }

  private func randomStep(_ random: inout SplitMix) -> Step {
    let time = Seconds(milliseconds: Int.random(in: 0..<600, using: &random))
    let steps: [Step] = [
      .launch, .showForm, .showEmptyForm, .pushHelp, .pop, .load, .wait(time), .home, .return,
      .home, .return, .type([TypedText("number", "737")]),
    ]
    return steps.randomElement(using: &random)!
  }

  private func randomProtection(_ random: inout SplitMix) -> Protection {
    let owners: [Protection.Owner] = [.app, .scene, .everyScreen, .screen("form")]
    let registrations: [Protection.Registration] = [
      .always, .between(.viewDidAppear, .viewWillDisappear), .between(.viewWillAppear, nil),
    ]
    let rules = (0..<4).map { _ in
      Protection.Rule(
        on: Callback.allCases.randomElement(using: &random)!, [randomAction(&random)])
    }
    return Protection(
      owner: owners.randomElement(using: &random)!, rules: rules,
      registration: registrations.randomElement(using: &random)!)
  }

  private func randomAction(_ random: inout SplitMix) -> Action {
    let fade = Seconds(milliseconds: Int.random(in: 0..<500, using: &random))
    let attachment = AfterimageMasking.Attachment.allCases.randomElement(using: &random)!
    let id = ["a", "b"].randomElement(using: &random)!
    let contents: [Cover.Content] = [
      .color(.system(.black)), .captured("picture", PictureLayout()), .launchScreen,
      .blur(.light), .mosaic(side: 8),
    ]
    let content = contents.randomElement(using: &random)!
    let actions: [Action] = [
      .hide(["number"]), .show(["number"]), .mask(.placeholder), .unmask, .endEditing,
      .cover(Cover(content, id: id, attachment: attachment, fade: fade)),
      .uncover(id: id, fade: fade), .capture(Capture("picture", of: attachment)),
    ]
    return actions.randomElement(using: &random)!
  }
}

/// Random numbers from a seed, after Steele, Lea and Flood (2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
