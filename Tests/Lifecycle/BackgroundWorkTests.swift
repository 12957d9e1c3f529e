import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// What an app does in the background when the system wakes it.
struct BackgroundWorkTests {
  private static let shade = Action.shade(on: .window)
  private static let covering = Protection(
    owner: .app,
    rules: [
      .init(on: .applicationWillResignActiveNotification, [shade]),
      .init(on: .applicationDidBecomeActiveNotification, [.uncover(id: "shade")]),
    ])

  private func run(
    _ steps: [Step], onTask actions: [Action], settings: LifecycleSettings = LifecycleSettings()
  ) -> Timeline {
    let task = Protection(owner: .app, rules: [.init(on: .backgroundTask, actions)])
    return Samples.run(
      [.launch, .showEmptyForm] + steps, [Self.covering, task], settings: settings)
  }

  @Test func `what arrives while the app is awake is in the pictures that are taken anew`() {
    let timeline = Samples.run(
      [.launch, .showEmptyForm, .home, .event(.wake), .load, .event(.sleep)])
    #expect(
      timeline.snapshots.map { ($0.composition.screen?.shownSecrets ?? 0) > 0 } == [
        false, false, true, true,
      ])
    #expect(timeline.snapshots.map(\.moment) == [1, 1, 2, 2])
  }

  @Test func `the handler of a task is called, in an app that is launched for it, too`() {
    for ending in [[], [Step.event(.kill)]] {
      let timeline = run(
        [.home] + ending + [.event(.refresh)], onTask: [.uncover(id: "shade")])
      #expect(timeline.callbacks.filter { $0 == "backgroundTask" }.count == 1)
      #expect(timeline.snapshots.suffix(2).allSatisfy { $0.composition.covers.isEmpty })
    }
  }

  @Test func `a cover that a handler fades out is looked through at the worst moment`() throws {
    let fade = Seconds(milliseconds: 200)
    let timeline = run(
      [.home, .event(.wake), .event(.sleep)], onTask: [.uncover(id: "shade", fade: fade)])
    #expect(timeline.snapshots.count == 4)
    #expect(timeline.snapshots.suffix(2).allSatisfy { $0.composition.covers.isEmpty })
    #expect(timeline.snapshots.suffix(2).allSatisfy { $0.alternatives.count > 1 })
  }

  @Test func `timers fire while the app is awake, and not while it sleeps`() {
    let later = Seconds(milliseconds: 5000)
    let timer = Action.after(later, [.uncover(id: "shade")])
    let asleep = run([.home, .event(.refresh), .wait(later)], onTask: [timer])
    #expect(asleep.coversUp == ["shade"])
    let awake = run([.home, .event(.wake), .wait(later), .event(.sleep)], onTask: [timer])
    #expect(awake.coversUp == [])
  }

  @Test func `an app that is opened while it is awake comes to the front`() {
    let timeline = run([.home, .event(.wake), .return, .home], onTask: [])
    #expect(timeline.callbacks.suffix(8).contains("UIApplication.didBecomeActiveNotification"))
    #expect(timeline.snapshots.map(\.moment) == [1, 1, 2, 2])
  }

  @Test(arguments: [
    (SystemEvent.sleep, StepRefusal.notAwake), (SystemEvent.wake, StepRefusal.inFrontAlready),
  ])
  func `an app in front is not woken`(event: SystemEvent, refusal: StepRefusal) {
    let timeline = Samples.run([.launch, .showForm, .event(event)])
    #expect(timeline.entries.contains { $0.event == .refused(.event(event), refusal) })
  }

  @Test func `an app that is awake is neither woken nor left`() {
    let timeline = Samples.run(
      [.launch, .showForm, .home, .event(.wake), .event(.wake), .home, .offerCode("482913")])
    #expect(timeline.entries.contains { $0.event == .refused(.event(.wake), .awakeAlready) })
    #expect(timeline.entries.contains { $0.event == .refused(.home, .notInFront) })
    #expect(timeline.entries.contains { $0.event == .refused(.offerCode("482913"), .notInFront) })
  }
}
