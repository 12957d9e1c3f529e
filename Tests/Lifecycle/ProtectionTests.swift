import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

struct ProtectionTests {
  static let resign = Callback.applicationWillResignActiveNotification
  static let background = Callback.applicationDidEnterBackgroundNotification
  static let black = Cover.Content.color(.system(.black))

  @Test func `hidden views are hidden in the picture and shown again on return`() {
    let protection = Protection(
      owner: .app,
      rules: [
        .init(on: Self.background, [.hide(["number"])]),
        .init(on: .applicationWillEnterForegroundNotification, [.show(["number"])]),
      ])
    let timeline = Samples.run([.launch, .showForm, .home, .return], [protection])
    #expect(hiddenIds(timeline.snapshots[0]) == ["number"])
    let again = Samples.run(
      [.launch, .showForm, .home, .return, .pushHelp, .pop, .home],
      [Protection(owner: .app, rules: [protection.rules[0]])])
    #expect(again.snapshots.last.map(hiddenIds) == ["number"])
    let shown = Protection(
      owner: .app, rules: [protection.rules[0], .init(on: Self.background, [.show(["number"])])])
    #expect(hiddenIds(Samples.run([.launch, .showForm, .home], [shown]).snapshots[0]).isEmpty)
  }

  @Test func `a picture that is taken again after the form was filled shows the secret itself`() {
    func picture(once: Bool) -> Composition {
      let protection = Protection(
        owner: .screen("form"),
        rules: [
          .init(on: .viewDidAppear, [.capture(Capture("blank", of: .window, once: once))]),
          .init(on: Self.resign, [.cover(Cover(.captured("blank", PictureLayout()), id: "shade"))]),
        ])
      let steps: [Step] = [.launch, .showEmptyForm, .load, .pushHelp, .pop, .home]
      var composition = Samples.run(steps, [protection]).snapshots[0].composition
      composition.layers.removeFirst()
      return composition
    }
    #expect(picture(once: false).texts.contains("4242424242424242"))
    #expect(picture(once: true).texts == ["", "Your card"])
  }

  @Test func `a captured picture keeps the appearance of its time in the dark picture`() throws {
    let protection = Protection(
      owner: .screen("form"),
      rules: [
        .init(on: .viewDidAppear, [.capture(Capture("blank"))]),
        .init(on: Self.resign, [.cover(Cover(.captured("blank", PictureLayout()), id: "shade"))]),
      ])
    let dark = Samples.run([.launch, .showForm, .home], [protection]).snapshots[1].composition
    let cover = try #require(dark.covers.first)
    let picture = try #require(cover.picture)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(picture.composition.userInterfaceStyle == .light)
  }

  @Test func `a cover without its picture does not go up`() {
    let protection = Protection(
      owner: .app,
      rules: [
        .init(on: Self.resign, [.cover(Cover(.captured("none", PictureLayout()), id: "shade"))])
      ])
    let timeline = Samples.run([.launch, .showForm, .home], [protection])
    #expect(timeline.snapshots[0].composition.covers.isEmpty)
    #expect(timeline.changes == [.coverWithoutPicture(id: "shade", picture: "none")])
  }

  @Test func `rules between two callbacks hear nothing before and after`() {
    let protection = Protection(
      owner: .screen("form"),
      rules: [.init(on: Self.resign, [.cover(Cover(Self.black, id: "shade"))])],
      registration: .between(.viewDidAppear, .viewWillDisappear))
    let onForm = Samples.run([.launch, .showForm, .home], [protection])
    let onHelp = Samples.run([.launch, .showForm, .pushHelp, .home], [protection])
    let back = Samples.run([.launch, .showForm, .pushHelp, .pop, .home], [protection])
    #expect([onForm, onHelp, back].map { $0.snapshots[0].composition.covers.count } == [1, 0, 1])
  }

  @Test
  func `a cover on a view goes with its screen, one on the window stays above what is pushed`() {
    func covers(_ attachment: CoverAttachment) -> [Int] {
      let protection = Protection(
        owner: .screen("form"),
        rules: [
          .init(
            on: .viewDidAppear, [.cover(Cover(Self.black, id: "shade", attachment: attachment))])
        ])
      return [[Step.pushHelp], [.pushHelp, .pop], [.pushHelp, .showForm]].map { steps in
        Samples.run([.launch, .showForm] + steps + [.home], [protection])
          .snapshots[0].composition.covers.count
      }
    }
    #expect(covers(.view) == [0, 1, 1])
    #expect(covers(.rootView) == [1, 1, 1])
    #expect(covers(.window) == [1, 1, 1])
  }

  @Test func `covers lie by what they are attached to, then by age`() {
    let rule = Protection.Rule(
      on: Self.resign,
      [
        .cover(Cover(Self.black, id: "a", attachment: .window)),
        .cover(Cover(Self.black, id: "b", attachment: .view)),
        .cover(Cover(Self.black, id: "c", attachment: .rootView)),
        .cover(Cover(Self.black, id: "d", attachment: .window)),
      ])
    let timeline = Samples.run(
      [.launch, .showForm, .home], [Protection(owner: .app, rules: [rule])])
    #expect(timeline.snapshots[0].composition.covers.map(\.id) == ["b", "c", "a", "d"])
  }

  @Test func `a controller's mask is on its own screen, the app's is on all`() {
    let own = Protection(owner: .screen("form"), rules: [.init(on: .viewDidLoad, [.mask(.redact)])])
    let all = Protection(owner: .app, rules: [.init(on: Self.resign, [.mask(.redact)])])
    let steps: [Step] = [.launch, .showForm, .pushHelp, .home]
    #expect(Samples.run(steps, [own]).snapshots[0].composition.mask == nil)
    #expect(Samples.run(steps, [all]).snapshots[0].composition.mask == .redact)
    #expect(
      Samples.run([.launch, .showForm, .home], [own]).snapshots[0].composition.mask == .redact)
  }

  private func hiddenIds(_ snapshot: Snapshot) -> [String] {
    var ids: [String] = []
    snapshot.composition.screen?.forEachView { view, _, _ in
      if view.isHidden, let id = view.id { ids.append(id) }
    }
    return ids
  }
}

extension Timeline {
  /// Everything that the protections have done.
  var changes: [TimelineEntry.Change] { entries.flatMap(\.reactions).flatMap(\.changes) }
}
