import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Answers that an app waits for, and ways to the front that end before it is active.
struct AnswerTests {
  private static let background = [
    "sceneDidEnterBackground", "UIScene.didEnterBackgroundNotification",
    "UIApplication.didEnterBackgroundNotification",
  ]

  private static let begin: [Step] = [.launch, .showForm]

  private func run(_ events: [SystemEvent], _ protections: [Protection] = []) -> Timeline {
    Samples.run(Self.begin + events.map(Step.event), protections)
  }

  private func refusals(of events: [SystemEvent]) -> [StepRefusal] {
    run(events).entries.compactMap { entry in
      if case .refused(_, let refusal) = entry.event { refusal } else { nil }
    }
  }

  @Test(arguments: [
    (SystemEvent.faceID, SystemEvent.authenticationSucceeded),
    (.faceID, .authenticationFailed), (.permission, .permissionGranted),
    (.permission, .permissionDenied),
  ])
  func `an answer is told while the app is inactive, and resuming makes it active`(
    prompt: SystemEvent, answer: SystemEvent
  ) {
    let timeline = run([prompt, answer, .resume])
    #expect(
      timeline.callbacks(since: .event(answer)) == [
        answer.name, "sceneDidBecomeActive", "UIScene.didActivateNotification",
        "UIApplication.didBecomeActiveNotification",
      ])
  }

  @Test func `an app that is left after its answer resigns nothing`() {
    let timeline = run([.faceID, .authenticationSucceeded, .home])
    #expect(timeline.callbacks(since: .home) == Self.background)
    #expect(timeline.snapshots.count == 2)
  }

  @Test func `there is one answer to each prompt, before it goes away or after`() {
    #expect(
      refusals(of: [
        .authenticationSucceeded, .faceID, .permissionGranted, .resume, .authenticationSucceeded,
        .authenticationSucceeded,
      ]) == [.notAsked, .notAsked, .notAsked])
    #expect(refusals(of: [.faceID, .home, .return, .authenticationFailed]) == [.notAsked])
  }

  @Test func `a closure reaches its owner although that listens to nothing`() {
    let rule = Protection(
      owner: .screen("form"),
      rules: [
        .init(on: .authenticationSucceeded, [.set("isUnlocked", true)]),
        .init(on: .applicationDidBecomeActiveNotification, [.set("isActive", true)]),
      ], registration: .between(.viewDidDisappear, nil))
    let changes = run([.faceID, .authenticationSucceeded, .resume], [rule]).changes
    #expect(changes == [.variableSet("isUnlocked", true)])
  }

  @Test func `data that arrive call the controller that waits for them`() {
    let rule = Protection(
      owner: .screen("form"), rules: [.init(on: .dataDidArrive, [.set("isLoaded", true)])])
    let steps: [Step] = [.launch, .showEmptyForm, .pushHelp, .pop, .load]
    let told = Samples.run(steps, [rule])
    #expect(told.controllerCallbacks.filter { $0.hasPrefix("data") } == ["dataDidArrive form"])
    #expect(told.changes == [.variableSet("isLoaded", true)])
    #expect(!Samples.run(steps).controllerCallbacks.contains("dataDidArrive form"))
  }

  @Test func `an app that is left before it is active resigns nothing`() {
    let timeline = run([.home, .enterForeground, .home])
    #expect(
      timeline.callbacks(since: .event(.enterForeground)) == [
        "sceneWillEnterForeground", "UIScene.willEnterForegroundNotification",
        "UIApplication.willEnterForegroundNotification",
      ] + Self.background)
    #expect(timeline.snapshots.map(\.moment) == [1, 1, 2, 2])
  }

  @Test func `coming to the front and resuming is returning`() {
    let delay = LifecycleSettings().activationDelay
    let steps = Self.begin + [.home, .event(.enterForeground), .wait(delay), .event(.resume)]
    let returned = Samples.run(Self.begin + [.home, .return])
    #expect(Samples.run(steps).callbacks == returned.callbacks)
    #expect(Samples.run(steps).entries.last?.time == returned.entries.last?.time)
  }

  @Test func `an app that has ended is launched, and is not active yet`() {
    let steps = Self.begin + [.home, .event(.kill), .event(.enterForeground)]
    #expect(Samples.run(steps).callbacks.last == "UIApplication.willEnterForegroundNotification")
    let left = Samples.run(steps + [.showForm, .home])
    #expect(left.callbacks(since: .home) == Self.background)
    #expect(left.snapshots.count == 4)
  }
}
