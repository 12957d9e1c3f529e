import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

struct SnapshotTests {
  @Test func `going home gives a light and a dark picture at the same moment`() {
    let snapshots = Samples.run([.launch, .showForm, .home]).snapshots
    #expect(snapshots.map(\.userInterfaceStyle) == [.light, .dark])
    #expect(snapshots.map(\.moment) == [1, 1])
    #expect(Set(snapshots.map(\.time)).count == 1)
    #expect(snapshots.map(\.composition.userInterfaceStyle) == [.light, .dark])
  }

  @Test func `the current appearance is photographed first`() {
    var story = Samples.story([.launch, .showForm, .home])
    story.traits.userInterfaceStyle = .dark
    #expect(Simulation.run(story).snapshots.map(\.userInterfaceStyle) == [.dark, .light])
  }

  @Test(arguments: UserInterfaceStyle.allCases)
  func `an app that is locked to one appearance gives one picture`(style: UserInterfaceStyle) {
    let infoPlist = InfoPlist(hasSceneManifest: true, userInterfaceStyle: style)
    let snapshots = Samples.run([.launch, .showForm, .home], infoPlist: infoPlist).snapshots
    #expect(snapshots.map(\.userInterfaceStyle) == [style])
  }

  @Test func `before iOS 13 there is one picture, and it is light`() {
    let snapshots = Samples.run([.launch, .showForm, .home], system: 12).snapshots
    #expect(snapshots.map(\.userInterfaceStyle) == [.light])
  }

  @Test func `each way home has its own moment`() {
    let snapshots = Samples.run([.launch, .showForm, .home, .return, .home]).snapshots
    #expect(snapshots.map(\.moment) == [1, 1, 2, 2])
  }

  @Test func `an app that exits on suspend is told of its end and leaves no picture`() {
    let infoPlist = InfoPlist(exitsOnSuspend: true, hasSceneManifest: true)
    let timeline = Samples.run([.launch, .showForm, .home], infoPlist: infoPlist)
    #expect(timeline.snapshots.isEmpty)
    #expect(timeline.isTerminated)
    #expect(
      timeline.callbacks.suffix(2) == [
        "applicationWillTerminate", "UIApplication.willTerminateNotification",
      ])
    #expect(!timeline.callbacks.contains("sceneDidEnterBackground"))
  }

  @Test func `an exit on suspend that is not honoured leaves pictures, and the timeline says so`() {
    var settings = LifecycleSettings()
    settings.exitsOnSuspendHonoured = false
    let timeline = Samples.run(
      [.launch, .showForm, .home], infoPlist: InfoPlist(exitsOnSuspend: true), settings: settings)
    #expect(timeline.snapshots.count == 2)
    #expect(timeline.entries.contains { $0.event == .exitNotHonoured })
    #expect(!timeline.isTerminated)
  }

  @Test func `opening an app that has exited launches it again without its screens`() {
    let infoPlist = InfoPlist(exitsOnSuspend: true, hasSceneManifest: true)
    let timeline = Samples.run([.launch, .showForm, .home, .return, .pop], infoPlist: infoPlist)
    #expect(timeline.callbacks(since: .return).first == "applicationDidFinishLaunching")
    #expect(timeline.entries.last?.event == .refused(.pop, .nothingShown))
    #expect(!timeline.isTerminated)
  }

  @Test func `a picture shows the uppermost screen with what has been typed`() {
    let typed = Step.type([TypedText("number", "4000 0000 0000 0002")])
    let shown = Samples.run([.launch, .showEmptyForm, typed, .home]).snapshots[0].composition
    #expect(shown.texts == ["4000 0000 0000 0002", "", "Your card"])
    let pushed = Samples.run([.launch, .showForm, .pushHelp, .home]).snapshots[0].composition
    #expect(pushed.texts == ["Call us."])
  }

  @Test func `sensitive texts are missing until they are loaded, and others are not`() {
    let before = Samples.run([.launch, .showEmptyForm, .home]).snapshots[0].composition
    let after = Samples.run([.launch, .showEmptyForm, .load, .home]).snapshots[0].composition
    #expect(before.texts == ["", "Your card"])
    #expect(after.screen == Samples.form)
  }

  @Test func `sensitive pictures are missing until they are loaded, and others are not`() throws {
    let image = Image(name: "a", bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])!)
    func screen(portrait: Image?, selfie: Image?) -> Screen {
      var views = [portrait, selfie, image].enumerated().map { place, image in
        View(.imageView(ImageView(image)), id: "view\(place)")
      }
      views[0].isSensitive = true
      var photo = ImageView(selfie)
      photo.regions = [.init("eyes", rect: Rect(x: 0, y: 0, width: 1, height: 0.5))]
      views[1].element = .imageView(photo)
      return Samples.screen("album", views)
    }
    let album = screen(portrait: image, selfie: image)
    let show = Step.show(StoryScreen("album", album, startsEmpty: true))
    let before = Samples.run([.launch, show, .home])
    let after = Samples.run([.launch, show, .load, .home])
    #expect(before.snapshots[0].composition.screen == screen(portrait: nil, selfie: nil))
    #expect(after.snapshots[0].composition.screen == album)
    #expect(after.entries.contains { $0.event == .step(.load(["view0", "view1"])) })
  }

  @Test func `an app that has shown nothing leaves the picture of an empty window`() {
    #expect(Samples.run([.launch, .home]).snapshots.allSatisfy { $0.composition.layers.isEmpty })
  }
}
