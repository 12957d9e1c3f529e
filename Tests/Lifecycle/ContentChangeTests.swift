import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Rules that change the content of a window: its opacity, its root controller, and whether it is hidden.
struct ContentChangeTests {
  private static let help = StoryScreen("help", Samples.help)
  private static let lock = Samples.screen("lock", [])

  /// The layers of the first picture of a story whose app does some actions when it resigns its activity.
  private static func layers(
    after steps: [Step] = [], doing actions: Action...
  ) -> [Composition.Layer] {
    Samples.run(steps + [.home], doing: actions).snapshots[0].composition.layers
  }

  @Test func `a view that is made transparent shows nothing of its screen`() {
    let timeline = Samples.run([.home], doing: [.content(.alpha(AlphaChange(0)))])
    #expect(timeline.text().contains("snapshot 1 light: form, rootView clear\n"))
    #expect(timeline.text().contains("rootView.alpha is 0"))
    let cover = timeline.snapshots[0].composition.covers.first
    #expect(cover?.opacity == 1)
    #expect(cover?.content == .color(.black))
  }

  @Test func `an alpha that is animated is on its way when the picture is taken`() {
    let fade = Seconds(milliseconds: 400)
    var settings = LifecycleSettings.fixed(gap: 0, delay: 0)
    settings.captureDelay = Seconds(milliseconds: 100)...Seconds(milliseconds: 100)
    let rule = Protection(
      owner: .app,
      rules: [
        .init(
          on: .applicationDidEnterBackgroundNotification,
          [.content(.alpha(AlphaChange(0, fade: fade)))])
      ])
    let timeline = Samples.run([.launch, .showForm, .home], [rule], settings: settings)
    #expect(timeline.snapshots[0].composition.covers.map(\.opacity) == [0.25])
  }

  @Test func `an alpha that is set back leaves nothing, and one that is not is told at the end`() {
    let hiding = Protection.Rule(
      on: .applicationWillResignActiveNotification, [.content(.alpha(AlphaChange(0.5)))])
    let showing = Protection.Rule(
      on: .applicationDidBecomeActiveNotification, [.content(.alpha(AlphaChange(1)))])
    for rules in [[hiding], [hiding, showing]] {
      let timeline = Samples.run(
        [.launch, .showForm, .home, .return], [Protection(owner: .app, rules: rules)])
      #expect(timeline.text().contains("still up: rootView transparent") == (rules.count == 1))
      #expect(timeline.displays.last?.snapshot.composition.covers.isEmpty == (rules.count == 2))
    }
  }

  @Test func `a child makes its own view transparent, and nothing beside it`() throws {
    let rule = Protection(
      owner: .child("numberController"),
      rules: [
        .init(
          on: .applicationWillResignActiveNotification,
          [.content(.alpha(AlphaChange(0, of: .view)))])
      ])
    let form = StoryScreen(
      "form", Samples.form, children: [ChildController("numberController", of: "number")])
    let timeline = Samples.run([.launch, .show(form), .home], [rule])
    let shown = try #require(timeline.snapshots[0].composition.screen)
    var alphas: [String: Double] = [:]
    shown.forEachView { view, _, _ in if let id = view.id { alphas[id] = view.alpha } }
    #expect(alphas == ["number": 0, "holder": 1, "hint": 1])
    #expect(timeline.snapshots[0].composition.names == ["form"])
  }

  @Test func `of several scenes the app's code changes the content of one`() {
    let rule = Protection(
      owner: .app,
      rules: [
        .init(
          on: .applicationWillResignActiveNotification,
          [.content(.hideWindow(.main)), .content(.root(Self.lock))])
      ])
    let timeline = Samples.run([.launch, .showForm, .openScene(Self.help), .home], [rule])
    let scenes = timeline.snapshots.filter { $0.userInterfaceStyle == .light }
    #expect(scenes.map(\.scene) == [1, 2])
    #expect(scenes.map(\.composition.names) == [[], ["help"]])
  }

  @Test func `what is presented is not a part of the root controller's view`() {
    let names = Composition(
      userInterfaceStyle: .light,
      layers: Self.layers(
        after: [.present(Self.help)], doing: .content(.alpha(AlphaChange(0))))
    ).names
    #expect(names == ["form", "rootView.alpha", "help"])
  }

  @Test func `through a presented view that is transparent shows what lies beneath`() throws {
    let layers = Self.layers(
      after: [.present(Self.help)], doing: .content(.alpha(AlphaChange(0, of: .topView))))
    let cover = try #require(layers.last?.cover)
    let beneath = try #require(cover.picture)
    #expect(beneath.composition.names == ["form"])
  }

  @Test func `another root takes the place of the screen and its covers, and goes again`() {
    let rules = [
      Protection.Rule(
        on: .applicationWillResignActiveNotification,
        [.shade(on: .rootView), .content(.root(Self.lock)), .shade(on: .window)]),
      .init(on: .applicationDidBecomeActiveNotification, [.content(.formerRoot)]),
    ]
    let timeline = Samples.run(
      [.launch, .showForm, .home, .return], [Protection(owner: .app, rules: rules)])
    #expect(timeline.snapshots[0].composition.names == ["lock"])
    #expect(timeline.displays.last?.snapshot.composition.names == ["form", "shade"])
    #expect(timeline.changes.contains(.noFormerRoot))
    let ofForm = timeline.controllerCallbacks.suffix(4)
    #expect(
      ofForm == [
        "viewWillDisappear form", "viewDidDisappear form", "viewWillAppear form",
        "viewDidAppear form",
      ])
  }

  @Test(arguments: [
    ([Action.shade(on: .window), .content(.root(lock))], ["shade", "lock"]),
    ([.content(.root(lock)), .shade(on: .window)], ["lock", "shade"]),
    ([.content(.root(lock)), .shade(on: .window), .content(.formerRoot)], ["shade", "form"]),
    ([.shade(on: .newWindow), .content(.root(lock))], ["lock", "shade"]),
  ])
  func `a root is added to the window above the covers that were there`(
    actions: [Action], names: [String]
  ) {
    let timeline = Samples.run(
      [.home], doing: actions, on: .applicationWillResignActiveNotification)
    #expect(timeline.snapshots[0].composition.names == names)
  }

  @Test func `what the former root has presented stays above the new one`() {
    let layers = Self.layers(after: [.present(Self.help)], doing: .content(.root(Self.lock)))
    let names = Composition(userInterfaceStyle: .light, layers: layers).names
    #expect(names == ["lock", "help"])
  }

  @Test(arguments: [
    (WindowSearch.main, ["help at 2000"]), (.keyWindow, ["form"]), (.last, ["form"]),
    (.first, ["help at 2000"]), (.appDelegate, ["form", "help at 2000"]),
  ])
  func `a window that is hidden is not in the picture`(search: WindowSearch, names: [String]) {
    let layers = Self.layers(
      after: [.showWindow(Self.help, level: .alert, isKey: true)],
      doing: .content(.hideWindow(search)))
    #expect(Composition(userInterfaceStyle: .light, layers: layers).names == names)
  }

  @Test func `a rule that undoes what brings it about comes to an end`() {
    let rules = [
      Protection.Rule(on: .viewWillAppear, [.content(.root(Self.lock))]),
      .init(on: .viewWillDisappear, [.content(.formerRoot)]),
    ]
    let timeline = Samples.run(
      [.launch, .showForm, .home, .return], [Protection(owner: .app, rules: rules)])
    #expect(!timeline.isCutShort)
  }

  @Test func `a root that is exchanged again takes what lies on it along`() {
    let rules = [
      Protection.Rule(
        on: .applicationWillResignActiveNotification,
        [
          .content(.root(Self.lock)), .shade(on: .rootView), .content(.alpha(AlphaChange(0))),
          .content(.root(Samples.help)),
        ])
    ]
    let timeline = Samples.run(
      [.launch, .showForm, .home], [Protection(owner: .app, rules: rules)])
    #expect(timeline.snapshots[0].composition.names == ["help"])
    #expect(timeline.entries.contains { $0.event == .coverRemoved(id: "shade") })
  }

  private static let hiding: [(ContentChange, back: ContentChange)] = [
    (.root(lock), .formerRoot), (.hideWindow(.main), .showWindow(.main)),
    (.hideWindow(.last), .showWindow(.last)), (.alpha(AlphaChange(0)), .alpha(AlphaChange(1))),
  ]

  /// Whichever of the two comes first.
  @Test(arguments: CoverAttachment.allCases, hiding.indices)
  func `a cover on what is out of sight is told of, and so is its coming back`(
    attachment: CoverAttachment, way: Int
  ) {
    let (hiding, back) = Self.hiding[way]
    let lost = TimelineEntry.Change.coverOutOfSight(id: "shade", scene: 1)
    for actions in [
      [Action.shade(on: attachment), .content(hiding)],
      [.content(hiding), .shade(on: attachment)],
    ] {
      let rules = [
        Protection.Rule(on: .applicationWillResignActiveNotification, actions),
        .init(on: .applicationDidBecomeActiveNotification, [.content(back)]),
      ]
      let timeline = Samples.run(
        [.launch, .showForm, .home, .return], [Protection(owner: .app, rules: rules)], system: 15)
      let isInPicture = timeline.snapshots[0].composition.names.contains("shade")
      #expect(timeline.changes.contains(lost) == !isInPicture)
      let isBack = timeline.changes.contains(.coverInSight(id: "shade", scene: 1))
      #expect(isBack == (!isInPicture && timeline.coversUp == ["shade"]))
    }
  }
}
