import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// External displays, which mirror the device or have a scene of their own.
struct ExternalDisplayTests {
  private static let connect = Step.connectDisplay(StoryScreen("help", Samples.help))
  private static let siri = Step.event(.siri)

  private static func shade(
    _ scenes: SceneChoice, layout: CoverLayout = .autoresizing
  ) -> Action {
    .cover(
      Cover(
        .color(.system(.black)), id: "shade", attachment: .newWindow, layout: layout,
        scenes: scenes))
  }

  /// What the display shows at each moment: screens and covers by name.
  private static func shown(_ timeline: Timeline) -> [[String]] {
    timeline.externalDisplays.map(\.composition.names)
  }

  @Test func `a display shows its own scene wherever the app is in front and not active`() {
    let timeline = Samples.run(
      [Self.connect, Self.siri, .event(.resume), .home, .return, Self.siri], doing: [])
    #expect(Self.shown(timeline) == [["help"], ["help"]])
    #expect(timeline.externalDisplays.map(\.scene) == [2, 2])
    #expect(
      timeline.externalDisplays.map(\.traits.size)
        == Array(repeating: Size(width: 1920, height: 1080), count: 2))
  }

  @Test func `a mirror shows what the device does, in apps without scenes too`() {
    for hasScenes in [true, false] {
      let timeline = Samples.run(
        [.mirrorDisplay, Self.siri], doing: [.shade(on: .rootView)],
        infoPlist: InfoPlist(hasSceneManifest: hasScenes))
      #expect(Self.shown(timeline) == [["form", "shade"]])
      #expect(timeline.externalDisplays.map(\.traits.device) == [Samples.phone])
    }
  }

  @Test func `a cover on the device does not reach the display, one on every scene does`() {
    let steps = [Self.connect, Self.siri]
    #expect(Self.shown(Samples.run(steps, doing: [Self.shade(.own)])) == [["help"]])
    #expect(Self.shown(Samples.run(steps, doing: [Self.shade(.every)])) == [["help", "shade"]])
  }

  @Test func `a cover as large as the device's display does not fill the other`() {
    let timeline = Samples.run(
      [Self.connect, Self.siri], doing: [Self.shade(.every, layout: .screenBounds)])
    let cover = timeline.externalDisplays[0].composition.covers[0]
    #expect(cover.frame?.size == Samples.phone.portraitSize)
  }

  @Test func `the display's scene follows the app, and is never active`() {
    let callbacks = Samples.run([Self.connect, .home, .return], doing: []).entries.compactMap {
      entry in
      if case .callback(let callback, nil, 2) = entry.event { callback } else { nil }
    }
    #expect(
      callbacks == [
        .sceneWillConnect, .sceneWillConnectNotification, .sceneWillEnterForeground,
        .sceneWillEnterForegroundNotification, .sceneDidEnterBackground,
        .sceneDidEnterBackgroundNotification, .sceneWillEnterForeground,
        .sceneWillEnterForegroundNotification,
      ])
  }

  @Test func `a cover that waits for the display's activity to go stays there`() {
    let rules = [
      Protection.Rule(on: .sceneDidEnterBackgroundNotification, [Self.shade(.own)]),
      Protection.Rule(on: .sceneDidActivateNotification, [.uncover(id: "shade")]),
    ]
    let timeline = Samples.run(
      [.launch, .showForm, Self.connect, .home, .return, Self.siri],
      [Protection(owner: .app, rules: rules)])
    #expect(timeline.coversUp == ["shade"])
    #expect(Self.shown(timeline) == [["help", "shade"]])
  }

  @Test func `whether the system keeps pictures of the display's scene is a setting`() {
    var settings = LifecycleSettings()
    #expect(Samples.run([Self.connect, .home], doing: []).snapshots.map(\.scene) == [1, 1, 2, 2])
    settings.externalDisplayInPictures = false
    #expect(
      Samples.run([Self.connect, .home], doing: [], settings: settings).snapshots.map(\.scene) == [
        1, 1,
      ])
  }

  @Test func `a display whose windows are hidden mirrors the device`() {
    let rule = Protection.Rule(on: .viewDidAppear, [.content(.hideWindow(.main))])
    let timeline = Samples.run(
      [.launch, .showForm, Self.connect, Self.siri],
      [Protection(owner: .screen("help"), rules: [rule])])
    #expect(Self.shown(timeline) == [["form"]])
  }

  @Test func `mirroring is a recording to the app, a scene of its own is none`() {
    let told = Callback.capturedDidChangeNotification.rawValue
    func count(_ steps: [Step]) -> Int {
      Samples.run(steps, doing: []).callbacks.filter { $0 == told }.count
    }
    #expect(count([.mirrorDisplay, .disconnectDisplay]) == 2)
    #expect(count([Self.connect, .disconnectDisplay]) == 0)
    #expect(count([.mirrorDisplay, .event(.startRecording), .event(.stopRecording)]) == 1)
  }

  @Test func `a display outlives the process, whose next one gets a scene for it`() {
    let timeline = Samples.run(
      [Self.connect, .home, .event(.kill), .return, .showForm, Self.siri], doing: [])
    #expect(Self.shown(timeline) == [["help"]])
    let gone = Samples.run(
      [Self.connect, .disconnectDisplay, Self.siri, .event(.resume), .home], doing: [])
    #expect(Self.shown(gone) == [])
    #expect(gone.snapshots.map(\.scene) == [1, 1])
  }

  @Test func `a display is not turned with the device`() {
    let rule = Protection.Rule(on: .viewWillTransition, [.hide(["text"])])
    let timeline = Samples.run(
      [.launch, .showForm, Self.connect, .event(.rotate), Self.siri],
      [Protection(owner: .everyScreen, rules: [rule])])
    #expect(timeline.controllerCallbacks.filter { $0.hasPrefix("viewWillTransition") }.count == 1)
    #expect(timeline.externalDisplays[0].traits.orientation == .landscape)
  }

  @Test(arguments: [
    (connect, TimelineStep.connectDisplay("help")), (.mirrorDisplay, .mirrorDisplay),
  ])
  func `no display is connected while the app works in the background`(
    step: Step, told: TimelineStep
  ) {
    let refused = Samples.run([.home, .event(.wake), step], doing: []).entries.last?.event
    #expect(refused == .refused(told, .notInFront))
  }

  @Test func `the display's scene has the size of text that the user has chosen`() {
    let size = ContentSizeCategory.accessibilityLarge
    let timeline = Samples.run([Self.connect, .choose(.textSize(size)), Self.siri], doing: [])
    #expect(timeline.externalDisplays.map(\.traits.contentSizeCategory) == [size])
  }

  @Test func `steps are about the device beside the display`() {
    let timeline = Samples.run([Self.connect, .pushHelp, .pop, .home], doing: [])
    #expect(
      timeline.snapshots.map { $0.composition.screen?.name } == [
        Samples.form.name, Samples.form.name, Samples.help.name, Samples.help.name,
      ])
    let alone = Samples.run([Self.connect, .leaveScene], doing: []).entries.last?.event
    #expect(alone == .refused(.leaveScene, .onlyScene))
  }
}
