import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Parts of a screen that belong to controllers of their own.
struct ChildControllerTests {
  /// A card in a panel, its security code in a panel within that, and the holder beside both.
  private static let wallet: Screen = {
    func secret(_ id: String, _ text: String) -> View {
      View(.textField(TextField(text))).id(id).sensitive()
    }
    let code = View { secret("code", "737") }.id("codePanel")
    let card = View {
      secret("number", "4242")
      code
    }.id("cardPanel")
    return Samples.screen("wallet", [card, secret("holder", "Ada")])
  }()

  private static let children = [
    ChildController("codeController", of: "codePanel"),
    ChildController("cardController", of: "cardPanel"),
  ]

  private static let show = Step.show(StoryScreen("wallet", wallet, children: children))

  private static func run(_ steps: [Step], _ protections: [Protection]) -> Timeline {
    Samples.run([.launch, show] + steps, protections)
  }

  private static func card(
    _ rules: [Protection.Rule], _ registration: Protection.Registration = .always,
    forwarders: [Container]? = nil
  ) -> Protection {
    Protection(
      owner: .child("cardController"), rules: rules, registration: registration,
      forwarders: forwarders)
  }

  private static let background = Callback.applicationDidEnterBackgroundNotification

  @Test func `a parent forwards its callbacks to its children, its own first`() {
    let callbacks = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]
    let names = ["wallet", "cardController", "codeController"]
    #expect(
      Self.run([], []).controllerCallbacks
        == callbacks.flatMap { callback in names.map { "\(callback) \($0)" } })
    let pushed = Self.run([.pushHelp], []).controllerCallbacks.filter { $0.contains("Disappear") }
    #expect(
      pushed
        == ["viewWillDisappear", "viewDidDisappear"].flatMap { callback in
          names.map { "\(callback) \($0)" }
        })
  }

  @Test func `a child hears of traits and sizes`() {
    for callback in [Callback.viewWillTransition, .traitCollectionDidChange] {
      let rule = Protection.Rule(on: callback, [.hide(["number"])])
      let step: Step = callback == .viewWillTransition ? .event(.rotate) : .home
      #expect(Self.run([step], [Self.card([rule])]).changes.contains(.hidden(["number"])))
    }
  }

  @Test func `a child listens and stops listening with its own callbacks`() {
    let rule = Protection.Rule(on: Self.background, [.hide(["number"])])
    for (steps, hears) in [([Step.home], true), ([.pushHelp, .home], false)] {
      let protection = Self.card([rule], .between(.viewDidAppear, .viewWillDisappear))
      #expect(Self.run(steps, [protection]).changes.isEmpty == !hears)
    }
  }

  @Test func `what a child hides or empties lies in its own view`() throws {
    let rule = Protection.Rule(
      on: Self.background,
      [.hide(["number", "code", "holder"]), .setText([.init("number", ""), .init("holder", "")])])
    let screen = try #require(
      Self.run([.home], [Self.card([rule])]).snapshots.first?.composition.screen)
    var hidden: [String] = []
    var texts: [String] = []
    screen.forEachView { view, _, _ in
      if view.isHidden { hidden.append(view.id ?? "") }
      if let text = view.text { texts.append(text) }
    }
    #expect(hidden == ["number", "code"])
    #expect(texts == ["", "737", "Ada"])
  }

  @Test func `a child masks what is sensitive in its own view, and takes that mask off again`()
    throws
  {
    let rules = [
      Protection.Rule(on: Self.background, [.mask(.redact)]),
      Protection.Rule(on: .applicationWillEnterForegroundNotification, [.unmask]),
    ]
    let timeline = Self.run([.home, .return], [Self.card(rules)])
    let masked = try #require(timeline.snapshots.first?.composition.screen)
    let after = try #require(timeline.displays.last?.snapshot.composition.screen)
    #expect(masked.viewsWithShownSecrets == [try #require(masked.path(of: "holder"))])
    #expect(after.shownSecrets == 3)
    #expect(timeline.snapshots.allSatisfy { $0.composition.mask == nil })
  }

  @Test(arguments: [("number", true), ("holder", false)])
  func `a child ends editing in its own view only`(focused: String, ends: Bool) throws {
    let screen = Self.wallet.mapViews { view, _, _ in
      guard view.id == focused, case .textField(var field) = view.element else { return view }
      var copy = view
      field.isFocused = true
      copy.element = .textField(field)
      return copy
    }
    let rule = Protection.Rule(on: Self.background, [.endEditing])
    let story = StoryScreen("wallet", screen, children: Self.children)
    let timeline = Samples.run([.launch, .show(story), .home], [Self.card([rule])])
    #expect(timeline.changes == [ends ? .editingEnded : .nothingEdited])
    #expect(timeline.snapshots.first?.composition.screen?.hasKeyboard == !ends)
  }

  @Test func `a cover on the view of a child lies in that view, and goes with its screen`() throws {
    let cover = Cover(.color(.system(.black)), id: "shade", attachment: .view)
    let rule = Protection.Rule(on: .viewDidAppear, [.cover(cover)])
    let covered = try #require(
      Self.run([.home], [Self.card([rule])]).snapshots.first?.composition.covers.first)
    #expect(covered.child?.controller == "cardController")
    #expect(covered.child?.view == Self.wallet.path(of: "cardPanel"))
    #expect(
      Self.run([.pushHelp, .home], [Self.card([rule])]).snapshots[0].composition.covers == [])
    let replaced = Self.run([.showForm], [Self.card([rule])])
    #expect(replaced.coversUp == [])
    #expect(replaced.entries.contains { $0.event == .coverRemoved(id: "shade") })
  }

  @Test func `the picture is taken when the cover on a child is most see-through`() throws {
    var cover = Cover(.color(.system(.black)), id: "shade", attachment: .view)
    cover.fade = Seconds(milliseconds: 200)
    let rule = Protection.Rule(on: Self.background, [.cover(cover)])
    let snapshot = try #require(Self.run([.home], [Self.card([rule])]).snapshots.first)
    #expect(snapshot.composition.covers == [])
    let opacities = snapshot.alternatives.compactMap(\.composition.covers.first?.opacity)
    #expect(opacities.contains(1))
  }

  @Test(arguments: [
    ([Container.child], TimelineEntry.Change.hidden(["number"])), ([], .notForwarded(by: .child)),
  ])
  func `the app's callbacks reach a child where its parent passes them on`(
    forwarders: [Container], change: TimelineEntry.Change
  ) {
    let rule = Protection.Rule(on: Self.background, [.hide(["number"])])
    #expect(
      Self.run([.home], [Self.card([rule], forwarders: forwarders)]).changes == [change])
    #expect(
      Self.run([.pushHelp, .home], [Self.card([rule], forwarders: forwarders)]).changes == [])
  }

  @Test func `a child is there again after a launch in the background`() {
    let callbacks = Self.run([.home, .event(.kill), .event(.refresh)], []).controllerCallbacks
    #expect(callbacks.filter { $0 == "viewDidLoad codeController" }.count == 2)
  }
}
