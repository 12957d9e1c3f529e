import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// What is put off, and what decides whether something is done at all.
struct TurnTests {
  static let shade = Cover(.color(.system(.black)), id: "shade")
  static let instantly = LifecycleSettings.fixed(gap: 0, delay: 0)

  @Test func `what is put off in the background's handler comes after the pictures`() {
    let timeline = run(.applicationDidEnterBackgroundNotification, [.async([.cover(Self.shade)])])
    #expect(timeline.snapshots.allSatisfy { $0.composition.covers.isEmpty })
    #expect(timeline.entries.contains { $0.event == .laterTurn && !$0.reactions.isEmpty })
  }

  @Test func `what is put off while the app resigns comes before the background`() {
    let timeline = run(.applicationWillResignActiveNotification, [.async([.cover(Self.shade)])])
    #expect(timeline.snapshots.allSatisfy { $0.composition.covers.map(\.id) == ["shade"] })
  }

  @Test func `what waits half a second is too late where the background comes sooner`() {
    let actions: [Action] = [.after(Seconds(milliseconds: 500), [.cover(Self.shade)])]
    let picture = run(
      .applicationWillResignActiveNotification, actions, settings: LifecycleSettings()
    ).snapshots[0]
    #expect(picture.composition.covers.isEmpty)
    let late = picture.alternatives.filter { $0.gap >= Seconds(milliseconds: 500) }
    #expect(late.allSatisfy { $0.composition.covers.map(\.id) == ["shade"] })
    #expect(!late.isEmpty)
  }

  @Test func `running the run loop in the handler does what was put off and ends a fade`() {
    let fade = Cover(
      .color(.system(.black)), id: "fading", fade: Seconds(milliseconds: 300))
    let timeline = run(
      .applicationDidEnterBackgroundNotification,
      [.async([.cover(Self.shade)]), .cover(fade), .runLoop(Seconds(milliseconds: 500))])
    #expect(timeline.snapshots[0].composition.covers.map(\.id) == ["fading", "shade"])
    #expect(timeline.snapshots[0].composition.covers.map(\.opacity) == [1, 1])
  }

  @Test func `what is due while the app sleeps is done when it comes back`() throws {
    let actions: [Action] = [.after(Seconds(milliseconds: 100), [.cover(Self.shade)])]
    let timeline = run(
      .applicationDidEnterBackgroundNotification, actions,
      then: [.wait(Seconds(milliseconds: 5000)), .return])
    let later = try #require(timeline.entries.firstIndex { $0.event == .laterTurn })
    let back = try #require(timeline.entries.firstIndex { $0.event == .step(.return) })
    #expect(later == back + 1)
  }

  @Test(arguments: [("scenePhase == inactive", false), ("scenePhase != active", true)])
  func `a cover for the inactive phase alone comes down in the background`(
    condition: String, isCovered: Bool
  ) throws {
    let question = try #require(Condition(condition))
    let timeline = run(
      .scenePhase,
      [.when(question, then: [.cover(Self.shade)], otherwise: [.uncover(id: "shade")])])
    #expect(timeline.snapshots[0].composition.covers.isEmpty == !isCovered)
  }

  @Test func `the app is active in the handler that says it will not be`() throws {
    let active = try #require(Condition("applicationState == active"))
    let timeline = run(
      .applicationWillResignActiveNotification,
      [.when(active, then: [.cover(Self.shade)], otherwise: [])])
    #expect(timeline.snapshots[0].composition.covers.map(\.id) == ["shade"])
  }

  @Test func `a question is read as it is written`() {
    for words in Condition.words { #expect(Condition(words)?.description == words) }
    #expect(Condition("scenePhase = active") == nil)
  }

  private func run(
    _ callback: Callback, _ actions: [Action], then steps: [Step] = [],
    settings: LifecycleSettings = instantly
  ) -> Timeline {
    Samples.run(
      [.launch, .showForm, .home] + steps,
      [Protection(owner: .app, rules: [.init(on: callback, actions)])], settings: settings)
  }
}

extension LifecycleSettings {
  /// Settings that leave no time open, in milliseconds.
  static func fixed(gap: Int, delay: Int) -> LifecycleSettings {
    var settings = LifecycleSettings()
    settings.deactivationGap = Seconds(milliseconds: gap)...Seconds(milliseconds: gap)
    settings.captureDelay = Seconds(milliseconds: delay)...Seconds(milliseconds: delay)
    return settings
  }
}
