import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Picture in picture, whose window stays in front when the app is left.
struct PictureInPictureTests {
  private static let start = Step.pictureInPicture(of: "number")

  /// The texts of the view that picture in picture shows, or its masks, at each moment.
  private static func shown(_ timeline: Timeline) -> [String?] {
    timeline.picturesInPicture.map { picture in
      guard let copy = picture.composition.layers.first?.copy else { return nil }
      var text: String?
      copy.screen.forEachView { view, path, _ in
        if path == copy.view, !view.isHidden { text = view.text }
      }
      return copy.mask?.rawValue ?? text
    }
  }

  private static let number = "4242424242424242"

  @Test func `the window stays in front while the app is in the background, and no other time`() {
    let steps: [Step] = [
      Self.start, .event(.siri), .event(.resume), .home, .event(.refresh), .return,
    ]
    #expect(Self.shown(Samples.run(steps, doing: [])) == [Self.number, Self.number])
  }

  @Test(arguments: CoverAttachment.allCases)
  func `no cover lies over the window`(attachment: CoverAttachment) {
    let timeline = Samples.run([Self.start, .home], doing: [.shade(on: attachment)])
    #expect(timeline.picturesInPicture[0].composition.layers.map { $0.copy != nil } == [true])
    #expect(!timeline.snapshots.isEmpty)
    #expect(timeline.snapshots.allSatisfy { !$0.composition.layers.contains { $0.copy != nil } })
  }

  @Test func `the window shows its view as it was, or as rules have made it since`() {
    let masked: [Action] = [.mask(.redact)]
    let hidden: [Action] = [.hide(["number"])]
    #expect(Self.shown(Samples.run([Self.start, .home], doing: masked)) == [Self.number])
    #expect(Self.shown(Samples.run([Self.start, .home], doing: hidden)) == [Self.number])
    var settings = LifecycleSettings()
    settings.previewFollowsView = true
    let live = Samples.run([Self.start, .home], doing: masked, settings: settings)
    #expect(Self.shown(live) == [FieldMask.redact.rawValue])
    #expect(
      Self.shown(Samples.run([Self.start, .home], doing: hidden, settings: settings)) == [nil])
  }

  @Test func `what rules have shown before it begins is in the window`() throws {
    var number = View(.label(Label("4111")), id: "number")
    number.isSensitive = true
    number.isHidden = true
    let screen = try Screen("account", root: View(.view, subviews: [number]))
    let rule = Protection.Rule(on: .viewDidAppear, [.show(["number"])])
    let timeline = Samples.run(
      [.launch, .show(StoryScreen("account", screen)), Self.start, .home],
      [Protection(owner: .everyScreen, rules: [rule])])
    #expect(Self.shown(timeline) == ["4111"])
  }

  @Test func `what arrives while the app works in the background is in the window`() {
    let timeline = Samples.run(
      [.launch, .showEmptyForm, Self.start, .home, .event(.wake), .load, .return])
    #expect(Self.shown(timeline).last == Self.number)
  }

  @Test(arguments: [Action.mask(.redact), .hide(["number"])])
  func `what hides or masks the view is not in the window`(action: Action) {
    let rule = Protection.Rule(on: .viewDidAppear, [action])
    let timeline = Samples.run(
      [.launch, .showForm, Self.start, .home], [Protection(owner: .everyScreen, rules: [rule])])
    #expect(Self.shown(timeline) == [Self.number])
  }

  @Test func `what is typed and loaded after it has begun is in the window`() {
    #expect(
      Self.shown(Samples.run([Self.start, .type([TypedText("number", "737")]), .home], doing: []))
        == ["737"])
    let timeline = Samples.run([.launch, .showEmptyForm, Self.start, .load, .home])
    #expect(Self.shown(timeline) == [Self.number])
  }

  @Test func `the window outlives its screen, and goes with the process`() {
    let help = StoryScreen("help", Samples.help)
    #expect(Self.shown(Samples.run([Self.start, .show(help), .home], doing: [])) == [Self.number])
    #expect(
      Self.shown(Samples.run([Self.start, .event(.crash), .return, .showForm, .home], doing: []))
        == [])
  }

  @Test func `the user and the app can end it`() {
    #expect(Self.shown(Samples.run([Self.start, .stopPictureInPicture, .home], doing: [])) == [])
    let closed = Samples.run([Self.start, .home, .stopPictureInPicture, .wait(.zero)], doing: [])
    #expect(Self.shown(closed) == [Self.number])
    let stopped = Samples.run(
      [Self.start, .home], doing: [.stopPictureInPicture, .stopPictureInPicture])
    #expect(Self.shown(stopped) == [])
    #expect(
      stopped.entries.flatMap(\.reactions).flatMap(\.changes)
        == [.pictureInPictureStopped, .noPictureInPicture])
  }

  @Test func `whether the view is in its place in the app's pictures is a setting`() throws {
    func alpha(_ settings: LifecycleSettings) throws -> Double? {
      let screen = try #require(
        Samples.run([Self.start, .home], doing: [], settings: settings).snapshots[0].composition
          .screen)
      var alpha: Double?
      screen.forEachView { view, _, _ in if view.id == "number" { alpha = view.alpha } }
      return alpha
    }
    var settings = LifecycleSettings()
    #expect(try alpha(settings) == 1)
    settings.pictureInPictureInSnapshot = false
    #expect(try alpha(settings) == 0)
  }

  @Test func `a view that is not there is not shown, and what is not there is not closed`() {
    func refusal(_ steps: [Step]) -> TimelineEntry.Event? {
      Samples.run(steps, doing: []).entries.last?.event
    }
    #expect(
      refusal([.pictureInPicture(of: "text")])
        == .refused(.pictureInPicture(of: "text"), .noSuchView))
    #expect(
      refusal([.event(.siri), Self.start])
        == .refused(.pictureInPicture(of: "number"), .notActive))
    #expect(
      refusal([.stopPictureInPicture]) == .refused(.stopPictureInPicture, .noPictureInPicture))
  }

  @Test func `a context menu leaves the window as it is`() {
    let timeline = Samples.run([Self.start, .contextMenu(of: "holder"), .home], doing: [])
    #expect(Self.shown(timeline) == [Self.number])
    #expect(
      timeline.snapshots[0].composition.layers.compactMap(\.copy).map(\.viewName) == ["holder"])
  }
}
