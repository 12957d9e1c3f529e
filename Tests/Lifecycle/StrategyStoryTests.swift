import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// The standard story under each strategy.
struct StrategyStoryTests {
  static let timelines = Folder.tests.appending("Timelines").appending("Strategies")

  @Test(arguments: Strategy.all.map(\.name))
  func `the standard story under a strategy has its timeline`(name: String) throws {
    let text = Simulation.run(story(under: try strategy(name))).text()
    let golden = Self.timelines.appending(name + ".timeline")
    try TextGolden.expect(text, equals: golden.url)
  }

  @Test func `no timeline of a strategy is left over`() {
    #expect(Self.timelines.files(ending: ".timeline") == Strategy.all.map(\.name).sorted())
  }

  @Test(arguments: ["hide", "redact", "placeholder"])
  func `a field mask is on both pictures and off again on return`(name: String) throws {
    var story = story(under: try strategy(name))
    story.steps += [.return]
    let timeline = Simulation.run(story)
    #expect(
      timeline.snapshots.map(\.composition.mask) == [
        FieldMask(rawValue: name), FieldMask(rawValue: name),
      ])
    #expect(timeline.changes.last == .unmasked)
  }

  @Test(arguments: [
    "blur", "pixelate", "cover-color", "cover-image", "cover-blank-form", "cover-launch-screen",
  ])
  func `a cover lies alone and opaque on the window in both pictures`(name: String) throws {
    for snapshot in Simulation.run(story(under: try strategy(name))).snapshots {
      #expect(snapshot.composition.covers.map(\.attachment) == [.window])
      #expect(snapshot.composition.covers.map(\.opacity) == [1])
      #expect(snapshot.composition.mask == nil)
    }
  }

  @Test func `the blank form is on the cover and the filled one beneath`() throws {
    let composition = Simulation.run(story(under: try strategy("cover-blank-form")))
      .snapshots[0].composition
    let picture = try #require(composition.covers.first?.picture)
    #expect(composition.screen == Samples.form)
    #expect(picture.composition.texts == ["", "Your card"])
    #expect(picture.source == .window)
  }

  @Test func `exiting on suspend leaves no picture at all`() throws {
    let timeline = Simulation.run(story(under: try strategy("exit-on-suspend")))
    #expect(timeline.snapshots.isEmpty && timeline.isTerminated)
  }

  @Test func `a secure container is not taken to hide anything, and the timeline says so`() throws {
    let timeline = Simulation.run(story(under: try strategy("secure-container")))
    #expect(timeline.snapshots.map(\.composition.screen) == [Samples.form, Samples.form])
    #expect(timeline.entries.contains { $0.event == .windowSecured(isHidden: false) })
  }

  @Test func `where a secure container is taken to hide, the picture is of an empty window`() throws
  {
    var story = story(under: try strategy("secure-container"))
    story.settings.secureContainerHidden = true
    let timeline = Simulation.run(story)
    #expect(timeline.snapshots.count == 2)
    #expect(timeline.snapshots.allSatisfy { $0.composition.layers.isEmpty })
    #expect(timeline.entries.contains { $0.event == .windowSecured(isHidden: true) })
  }

  @Test func `a window is moved into its container once`() throws {
    var story = story(under: try strategy("secure-container"))
    story.steps += [.return]
    let changes = Simulation.run(story).changes
    #expect(changes == [.windowSecured, .windowSecuredAlready])
  }

  @Test func `a snapshot that the next launch is to ignore is taken all the same`() throws {
    let timeline = Simulation.run(story(under: try strategy("ignore-snapshot")))
    #expect(timeline.snapshots.map(\.composition.screen) == [Samples.form, Samples.form])
    #expect(timeline.entries.suffix(2).map(\.event) == [.snapshotsUnused, .suspended])
  }

  @Test func `a snapshot is ignored once for each time that the app asks`() {
    let once = Protection(
      owner: .app, rules: [.init(on: .applicationDidFinishLaunching, [.ignoreSnapshot])])
    let events = Samples.run([.launch, .showForm, .home, .return, .home], [once])
      .entries.map(\.event)
    #expect(events.count { $0 == .snapshotsUnused } == 1)
  }

  @Test func `a strategy takes the place of a story's own protections`() throws {
    let own = Protection(owner: .app, rules: [.init(on: .viewDidAppear, [.mask(.redact)])])
    let masked = Samples.story([.launch, .showForm, .home], [own]).masked(by: .unprotected)
    #expect(Simulation.run(masked).snapshots[0].composition.mask == nil)
  }

  @Test(arguments: [true, false])
  func `texts of sensitive views stand in a timeline only when they are asked for`(
    asked: Bool
  ) throws {
    let typed = Step.type([TypedText("number", "4000"), TypedText("hint", "Yours")])
    let timeline = Samples.run([.launch, .showForm, typed, .home])
    #expect(timeline.text(showSecrets: asked).contains("4000") == asked)
    #expect(timeline.json(showSecrets: asked).text().contains("4000") == asked)
    #expect(timeline.text(showSecrets: asked).contains(#"hint "Yours""#))
    #expect(!timeline.text().contains("4242"))
  }

  @Test func `a plain app is named after its screen and starts with a bare one`() {
    let app = App.plain(for: Samples.screen("my_card.v2", []))
    #expect(app.bundleIdentifier.description == "org.afterimage.my-card-v2")
    #expect(App.plain(for: Samples.form).launchScreen.root.subviews.isEmpty)
  }

  @Test(arguments: ["", ".", "..", "a..b", "a/b", "com.example.", "com.exämple", "a b"])
  func `what could lead out of a folder is no bundle identifier`(text: String) {
    #expect(BundleIdentifier(text) == nil)
  }

  private func strategy(_ name: String) throws -> ChosenStrategy {
    let image = Image(name: "logo.png", bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])!)
    return try Strategy.choose(name == "cover-image" ? "cover-image:logo.png" : name) { _ in
      .success(image)
    }
  }

  private func story(under strategy: ChosenStrategy) -> Scenario {
    .standardStory(of: Samples.form, under: strategy.masking, traits: Samples.traits())
  }
}
