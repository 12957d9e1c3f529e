import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// The windows that covers are added to, as an app's code finds them, and windows that never appear.
struct CoverWindowTests {
  private static let help = StoryScreen("help", Samples.help)
  private static let note = StoryScreen("note", KeyboardStoryTests.note)
  private static let keyHelp = Step.showWindow(help, level: .alert, isKey: true)

  private static func shade(_ window: WindowSearch, on attachment: CoverAttachment = .window)
    -> Action
  {
    .cover(Cover(.color(.system(.black)), id: "shade", attachment: attachment, window: window))
  }

  @Test func `a window that belongs to no scene appears only in an app without scenes`() {
    let cover = Cover(
      .color(.system(.black)), id: "shade", attachment: .newWindow, hasWindowScene: false)
    let rule = Protection(
      owner: .app,
      rules: [.init(on: .applicationWillResignActiveNotification, [.cover(cover)])])
    for hasScenes in [true, false] {
      let timeline = Samples.run(
        [.launch, .showForm, .home], [rule],
        infoPlist: InfoPlist(hasSceneManifest: hasScenes))
      #expect(timeline.snapshots[0].composition.covers.isEmpty == hasScenes)
      let text = timeline.text()
      #expect(text.contains("shade not up, its window belongs to no scene") == hasScenes)
      #expect(text.contains("warning: ") == hasScenes)
    }
  }

  @Test func `the window of the app's delegate is nil where a scene delegate has it`() {
    let rule = Protection(
      owner: .app,
      rules: [.init(on: .applicationWillResignActiveNotification, [Self.shade(.appDelegate)])])
    for hasScenes in [true, false] {
      let timeline = Samples.run(
        [.launch, .showForm, .home], [rule],
        infoPlist: InfoPlist(hasSceneManifest: hasScenes))
      #expect(
        timeline.snapshots[0].composition.names == (hasScenes ? ["form"] : ["form", "shade"]))
      let absence = TimelineEntry.Change.coverWithoutWindow(
        id: "shade", because: .appDelegateHasNone)
      #expect(timeline.changes.contains(absence) == hasScenes)
    }
  }

  @Test(arguments: [
    (WindowSearch.main, ["form", "shade", "help at 2000"]),
    (.keyWindow, ["form", "help at 2000", "shade"]),
    (.first, ["form", "shade", "help at 2000"]),
    (.last, ["form", "help at 2000", "shade"]),
  ])
  func `a cover lies in the window that the code finds`(
    search: WindowSearch, layers: [String]
  ) {
    for attachment in [CoverAttachment.rootView, .topView, .presentation, .window] {
      let timeline = Samples.run(
        [Self.keyHelp, .home], doing: [Self.shade(search, on: attachment)],
        on: .applicationDidEnterBackgroundNotification)
      #expect(timeline.snapshots[0].composition.names == layers, "\(attachment)")
    }
  }

  @Test func `a window that is made visible only leaves the key window as it was`() {
    let timeline = Samples.run(
      [.showWindow(Self.help, level: .alert), .home], doing: [Self.shade(.keyWindow)])
    #expect(timeline.snapshots[0].composition.names == ["form", "shade", "help at 2000"])
  }

  @Test func `a window that goes takes along what was added to it, and the one before is key`() {
    let steps = [Self.keyHelp, .event(.notificationCenter), .hideWindow, .home]
    let timeline = Samples.run(steps, doing: [Self.shade(.keyWindow)])
    #expect(timeline.snapshots[0].composition.names == ["form"])
    #expect(timeline.entries.contains { $0.event == .coverRemoved(id: "shade") })
    let later = Samples.run(
      [Self.keyHelp, .hideWindow, .home], doing: [Self.shade(.keyWindow)])
    #expect(later.snapshots[0].composition.names == ["form", "shade"])
  }

  @Test func `a cover in the window of another cover fades and goes with that`() {
    let banner = Cover(.color(.system(.white)), id: "banner", attachment: .newWindow, isKey: true)
    let fade = Seconds(milliseconds: 400)
    let rules = [
      Protection.Rule(on: .viewDidAppear, [.cover(banner)]),
      .init(
        on: .applicationDidEnterBackgroundNotification,
        [Self.shade(.keyWindow), .uncover(id: "banner", fade: fade)]),
    ]
    var settings = LifecycleSettings.fixed(gap: 0, delay: 0)
    settings.captureDelay = Seconds(milliseconds: 200)...Seconds(milliseconds: 200)
    let timeline = Samples.run(
      [.launch, .showForm, .home, .wait(fade), .return],
      [Protection(owner: .app, rules: rules)], settings: settings)
    #expect(timeline.snapshots[0].composition.names == ["form", "banner", "shade"])
    #expect(timeline.snapshots[0].composition.covers.map(\.opacity) == [0.5, 0.5])
    let removed = timeline.entries.map(\.event).filter {
      [.coverRemoved(id: "banner"), .coverRemoved(id: "shade")].contains($0)
    }
    #expect(removed == [.coverRemoved(id: "banner"), .coverRemoved(id: "shade")])
  }

  @Test func `a key window takes the keyboard of another down where a setting says so`() {
    var settings = LifecycleSettings()
    for isTakenDown in [false, true] {
      settings.keyWindowTakesKeyboardDown = isTakenDown
      for isKey in [false, true] {
        let timeline = Samples.run(
          [
            .launch, .show(Self.note), .showWindow(Self.help, level: .alert, isKey: isKey), .home,
          ], [], settings: settings)
        let hasKeyboard = timeline.snapshots[0].composition.names.contains("keyboard")
        #expect(hasKeyboard == !(isTakenDown && isKey))
      }
    }
  }
}
