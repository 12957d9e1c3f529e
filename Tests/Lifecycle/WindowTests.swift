import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Which of the things on a scene lies above which, and what a cover comes to lie on.
struct WindowTests {
  static let present = Step.present(StoryScreen("help", Samples.help))

  @Test(arguments: [
    (CoverAttachment.view, ["form", "shade", "help"]),
    (.rootView, ["form", "shade", "help"]),
    (.topView, ["form", "help", "shade"]), (.window, ["form", "help", "shade"]),
    (.newWindow, ["form", "help", "shade"]), (.presentation, ["form", "help"]),
  ])
  func `a cover lies above or beneath what is presented`(
    attachment: CoverAttachment, layers: [String]
  ) {
    let timeline = run([Self.present, .home], cover(attachment))
    #expect(timeline.snapshots[0].composition.names == layers)
  }

  @Test func `nothing is presented by a controller that presents`() {
    let timeline = run([Self.present, .home], cover(.presentation))
    #expect(
      timeline.changes.contains(
        .presentationRefused(id: "shade", because: .presentsAlready)))
  }

  @Test(arguments: [(15, true), (17, false), (26, false)])
  func `newer systems present nothing while the app resigns`(system: Int, isPresented: Bool) {
    let timeline = run([.home], cover(.presentation), system: system)
    #expect(
      timeline.snapshots[0].composition.names == (isPresented ? ["form", "shade"] : ["form"]))
  }

  @Test func `every system presents in the background's handler`() {
    let timeline = run(
      [.home], cover(.presentation), on: .applicationDidEnterBackgroundNotification)
    #expect(timeline.snapshots[0].composition.names == ["form", "shade"])
  }

  @Test func `a window of its own lies above the window`() {
    let rules: [Action] = [
      .cover(Cover(.color(.system(.black)), id: "high", attachment: .newWindow)),
      .cover(Cover(.color(.system(.white)), id: "low")),
    ]
    let timeline = run([.home], rules)
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
    let timeline = run([.showWindow(Self.help, level: .alert), .home], rules)
    #expect(timeline.snapshots[0].composition.names == layers)
  }

  @Test func `a window that is shown later lies above one of its level`() {
    let steps = [
      Step.showWindow(Self.help), .showWindow(Self.note, level: .statusBar), .showWindow(Self.note),
      .home,
    ]
    let timeline = run(steps, [])
    #expect(
      timeline.snapshots[0].composition.names == [
        "form", "help at 0", "note at 0", "note at 1000", "keyboard",
      ])
  }

  @Test func `the window that was shown last is hidden, and takes its covers along`() {
    let rule = Protection(
      owner: .screen("help"), rules: [.init(on: .viewDidAppear, cover(.view))])
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
      rules: [.init(on: .applicationWillResignActiveNotification, cover(.view))])
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
      let timeline = run([.showWindow(Self.help, level: .alert), .home], rules)
      let contents = timeline.snapshots[0].composition.covers.map(\.content)
      guard case .picture(let captured, _)? = contents.first else {
        Issue.record("no picture")
        return
      }
      #expect(captured.composition.names == layers)
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

  private static let help = StoryScreen("help", Samples.help)
  private static let note = StoryScreen("note", KeyboardStoryTests.note)

  @Test func `what is dismissed takes its covers along`() {
    let rule = Protection(
      owner: .screen("help"), rules: [.init(on: .viewDidAppear, cover(.view))])
    let timeline = Samples.run([.launch, .showForm, Self.present, .dismiss, .home], [rule])
    #expect(timeline.snapshots[0].composition.names == ["form"])
    #expect(timeline.entries.contains { $0.event == .coverRemoved(id: "shade") })
  }

  @Test(arguments: [
    (CoverLayout.autoresizing, true), (.constraints, true), (.frame, false),
    (.constrained(.toAllEdges.translatingAutoresizingMask(true)), false),
  ])
  func `on an iPad a cover has to follow the turn that the pictures take`(
    layout: CoverLayout, follows: Bool
  ) {
    var story = Samples.story(
      [.launch, .showForm, .home],
      [
        Protection(
          owner: .app,
          rules: [
            .init(
              on: .applicationWillResignActiveNotification,
              [.cover(Cover(.color(.system(.black)), id: "shade", layout: layout))])
          ])
      ])
    story.traits = Traits(device: Device.all.first { $0.id == "ipad-pro-11" }!)
    let pictures = Simulation.run(story).snapshots
    #expect(
      pictures.map(\.traits.orientation) == [.portrait, .portrait, .landscape, .landscape])
    #expect(pictures.allSatisfy { $0.isCoveredWhole } == follows)
  }

  @Test func `a late completion takes the next cover down`() {
    let timeline = quickReturn(
      Uncovering(id: "shade", fade: fade, completion: [.uncover(id: "shade")]))
    #expect(timeline.snapshots.last?.composition.names == ["form"])
  }

  @Test func `a completion of its own cover leaves the next one`() {
    let timeline = quickReturn(Uncovering(id: "shade", fade: fade))
    #expect(timeline.snapshots.last?.composition.names == ["form", "shade"])
  }

  @Test func `a cover that waits for the last one is not laid while that one fades`() {
    var waiting = Cover(.color(.system(.black)), id: "shade")
    waiting.waitsForLast = true
    let timeline = quickReturn(
      Uncovering(id: "shade", fade: fade), [.cover(waiting)], until: .zero)
    #expect(timeline.snapshots.last?.composition.covers.first.map { $0.opacity < 1 } ?? true)
    #expect(timeline.changes.contains(.coverUpAlready(id: "shade")))
  }

  private let fade = Seconds(milliseconds: 300)

  /// Home, back, and home again: in the middle of the fade, the second picture after its end.
  private func quickReturn(
    _ uncovering: Uncovering,
    _ actions: [Action] = [.cover(Cover(.color(.system(.black)), id: "shade"))],
    until gap: Seconds = Seconds(milliseconds: 1000)
  ) -> Timeline {
    var settings = LifecycleSettings.fixed(gap: 0, delay: 0)
    settings.deactivationGap = gap...gap
    let rules = [
      Protection.Rule(on: .applicationWillResignActiveNotification, actions),
      Protection.Rule(on: .applicationDidBecomeActiveNotification, [.uncover(uncovering)]),
    ]
    return Samples.run(
      [.launch, .showForm, .home, .return, .wait(Seconds(milliseconds: 100)), .home],
      [Protection(owner: .app, rules: rules)], settings: settings)
  }

  private func cover(_ attachment: CoverAttachment) -> [Action] {
    [.cover(Cover(.color(.system(.black)), id: "shade", attachment: attachment))]
  }

  private func run(
    _ steps: [Step], _ actions: [Action],
    on callback: Callback = .applicationWillResignActiveNotification, system: Int = 17
  ) -> Timeline {
    Samples.run(
      [.launch, .showForm] + steps,
      [Protection(owner: .app, rules: [.init(on: callback, actions)])], system: system)
  }
}

extension Composition {
  /// The screens and covers by name, bottom to top.
  var names: [String] {
    layers.map { layer in
      switch layer {
      case .screen(let screen, _): screen.name.description
      case .presented(let screen, _): "presented by \(screen.name)"
      case .window(let screen, _, let level): "\(screen.name) at \(level)"
      case .cover(let cover): cover.id
      case .keyboard: "keyboard"
      }
    }
  }
}

extension Snapshot {
  /// True where a cover is as large as the picture.
  fileprivate var isCoveredWhole: Bool {
    composition.covers.contains { cover in
      switch cover.placement {
      case .whole: true
      case .frame(let frame):
        frame.width >= traits.size.width && frame.height >= traits.size.height
      case .constraints: false
      }
    }
  }
}
