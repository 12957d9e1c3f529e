import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// The windows of a scene above each other, and covers on them.
struct WindowTests {
  private static let help = StoryScreen("help", Samples.help)
  private static let note = StoryScreen("note", KeyboardStoryTests.note)

  @Test func `a window of its own lies above the window`() {
    let rules: [Action] = [
      .cover(Cover(.color(.system(.black)), id: "high", attachment: .newWindow)),
      .cover(Cover(.color(.system(.white)), id: "low")),
    ]
    let timeline = Samples.run([.home], doing: rules)
    #expect(timeline.snapshots[0].composition.names == ["form", "low", "high"])
  }

  @Test(arguments: [
    (CoverAttachment.window, WindowLevel.normal, ["form", "shade", "help at 2000"]),
    (.topView, .normal, ["form", "shade", "help at 2000"]),
    (.newWindow, .normal, ["form", "shade", "help at 2000"]),
    (.newWindow, .alert, ["form", "help at 2000", "shade"]),
    (.newWindow, .aboveAlerts, ["form", "help at 2000", "shade"]),
    (.newWindow, WindowLevel(rawValue: -1), ["shade", "form", "help at 2000"]),
  ])
  func `windows lie upon each other by their levels, then as they were shown`(
    attachment: CoverAttachment, level: WindowLevel, layers: [String]
  ) {
    let rules: [Action] = [
      .cover(
        Cover(.color(.system(.black)), id: "shade", attachment: attachment, level: level))
    ]
    let timeline = Samples.run([.showWindow(Self.help, level: .alert), .home], doing: rules)
    #expect(timeline.snapshots[0].composition.names == layers)
  }

  @Test func `a window that is shown later lies above one of its level`() {
    let steps = [
      Step.showWindow(Self.help), .showWindow(Self.note, level: .statusBar), .showWindow(Self.note),
      .home,
    ]
    let timeline = Samples.run(steps, doing: [])
    #expect(
      timeline.snapshots[0].composition.names == [
        "form", "help at 0", "note at 0", "note at 1000", "keyboard",
      ])
  }

  @Test func `the window that was shown last is hidden, and takes its covers along`() {
    let rule = Protection(
      owner: .screen("help"), rules: [.init(on: .viewDidAppear, [.shade(on: .view)])])
    let steps = [Step.showWindow(Self.help, level: .alert), .hideWindow, .home]
    let timeline = Samples.run([.launch, .showForm] + steps, [rule])
    #expect(timeline.snapshots[0].composition.names == ["form"])
    #expect(timeline.entries.contains { $0.event == .coverRemoved(id: "shade") })
    let callbacks = timeline.entries.compactMap { entry -> Callback? in
      if case .callback(let callback, "help", _) = entry.event { callback } else { nil }
    }
    #expect(
      callbacks == [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
  }

  @Test func `the rules of a window's screen hear of the app, and cover its own view`() {
    let rule = Protection(
      owner: .screen("help"),
      rules: [.init(on: .applicationWillResignActiveNotification, [.shade(on: .view)])])
    let steps = [Step.showWindow(Self.help), .showWindow(Self.note, level: .statusBar), .home]
    let timeline = Samples.run([.launch, .showForm] + steps, [rule])
    #expect(
      timeline.snapshots[0].composition.names == [
        "form", "help at 0", "shade", "note at 1000", "keyboard",
      ])
  }

  @Test func `a picture of the main window has no other window in it, one of all has all`() {
    for (source, layers) in [
      (CoverAttachment.window, ["form"]), (.newWindow, ["form", "help at 2000"]),
    ] {
      let rules: [Action] = [
        .capture(Capture("all", of: source)),
        .cover(Cover(.captured("all", PictureLayout()), id: "shade", attachment: .newWindow)),
      ]
      let timeline = Samples.run([.showWindow(Self.help, level: .alert), .home], doing: rules)
      let captured = timeline.snapshots[0].composition.covers.first?.picture
      #expect(captured?.composition.names == layers)
    }
  }

  @Test func `what is typed arrives in the highest window`() {
    let form = StoryScreen("form", Samples.form)
    let timeline = Samples.run(
      [
        .launch, .show(Self.help), .showWindow(form, level: .alert),
        .type([TypedText("number", "4111")]), .home,
      ], [])
    let texts = timeline.snapshots[0].composition.layers.compactMap { layer -> String? in
      guard case .window(let screen, _, _) = layer else { return nil }
      var text: String?
      screen.forEachView { view, _, _ in if view.id == "number" { text = view.text } }
      return text
    }
    #expect(texts == ["4111"])
  }

  @Test func `a window has to be shown before one is hidden, and each scene has its own`() {
    let help = Self.help
    let steps: [Step] = [
      .launch, .showWindow(help), .showForm, .hideWindow, .showWindow(help), .openScene(help),
      .hideWindow,
    ]
    let refusals = Samples.run(steps, []).entries.compactMap { entry -> StepRefusal? in
      if case .refused(_, let refusal) = entry.event { refusal } else { nil }
    }
    #expect(refusals == [.nothingShown, .noWindowShown, .noWindowShown])
  }

  @Test func `the picture is taken when the covers of all windows hide least`() {
    var settings = LifecycleSettings.fixed(gap: 0, delay: 0)
    settings.captureDelay = .zero...Seconds(milliseconds: 300)
    let high = Cover(
      .color(.system(.black)), id: "high", attachment: .newWindow,
      fade: Seconds(milliseconds: 200))
    let rule = Protection(
      owner: .app,
      rules: [
        .init(
          on: .applicationDidEnterBackgroundNotification,
          [.cover(Cover(.color(.system(.black)), id: "low")), .cover(high)])
      ])
    let timeline = Samples.run(
      [.launch, .show(Self.help), .showWindow(StoryScreen("form", Samples.form)), .home], [rule],
      settings: settings)
    #expect(
      timeline.snapshots[0].composition.names == ["help", "low", "form at 0"])
  }
}
