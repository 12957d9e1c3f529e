import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Context menus, whose previews show a view once more.
struct ContextMenuTests {
  private static let menu = Step.contextMenu(of: "number", titles: ["Copy"])

  /// The layers of the first picture by name.
  private static func layers(
    _ steps: [Step], _ actions: [Action] = [], settings: LifecycleSettings = LifecycleSettings()
  ) -> [String] {
    Samples.run(steps + [.home], doing: actions, settings: settings)
      .snapshots[0].composition.names
  }

  @Test(arguments: [CoverAttachment.view, .rootView, .topView])
  func `a cover on a controller's view lies beneath the preview`(attachment: CoverAttachment) {
    #expect(
      Self.layers([Self.menu], [.shade(on: attachment)]) == [
        "form", "shade", "context menu of number",
      ])
  }

  @Test(arguments: [CoverAttachment.window, .newWindow])
  func `what comes later in the window, and a window of its own, lies above the preview`(
    attachment: CoverAttachment
  ) {
    #expect(
      Self.layers([Self.menu], [.shade(on: attachment)]) == [
        "form", "context menu of number", "shade",
      ])
  }

  @Test func `a cover that is in the window before the menu lies beneath the preview`() {
    let rule = Protection.Rule(
      on: .applicationDidBecomeActiveNotification, [.shade(on: .window)])
    let timeline = Samples.run(
      [.launch, .showForm, Self.menu, .home], [Protection(owner: .app, rules: [rule])])
    #expect(
      timeline.snapshots[0].composition.names == ["form", "shade", "context menu of number"])
  }

  @Test func `the preview lies above what is presented, and in the window of its view`() {
    let help = StoryScreen("help", Samples.help)
    #expect(
      Self.layers([Self.menu, .present(help)]) == ["form", "help", "context menu of number"])
    #expect(
      Self.layers([Self.menu, .showWindow(help)]) == [
        "form", "context menu of number", "help at 0",
      ])
    #expect(
      Self.layers([.showWindow(help), .contextMenu(of: "text")])
        == ["form", "help at 0", "context menu of text"])
  }

  @Test func `a menu goes with its screen, when it is closed, and where the settings say so`() {
    let help = StoryScreen("help", Samples.help)
    #expect(Self.layers([Self.menu, .dismissMenu]) == ["form"])
    #expect(Self.layers([.present(help), .contextMenu(of: "text"), .dismiss]) == ["form"])
    var settings = LifecycleSettings()
    settings.contextMenuInSnapshot = false
    #expect(Self.layers([Self.menu], settings: settings) == ["form"])
    #expect(Self.layers([Self.menu, .home, .return], settings: settings) == ["form"])
  }

  @Test func `a preview shows what was there when the menu opened, or follows its view`() throws {
    let actions: [Action] = [.hide(["number"]), .mask(.redact)]
    let rule = Protection.Rule(on: .applicationWillResignActiveNotification, actions)
    var story = Samples.story(
      [.launch, .showForm, Self.menu, .home], [Protection(owner: .app, rules: [rule])])
    func copy() throws -> Composition.CopyLayer {
      try #require(Simulation.run(story).snapshots[0].composition.layers.last?.copy)
    }
    #expect(try copy().openSecrets.count == 1)
    story.settings.previewFollowsView = true
    #expect(try copy().openSecrets.isEmpty)
  }

  @Test func `what arrives while the menu is open is in the preview`() throws {
    let timeline = Samples.run([.launch, .showEmptyForm, Self.menu, .load, .home])
    let copy = try #require(timeline.snapshots[0].composition.layers.last?.copy)
    #expect(copy.openSecrets.count == 1)
    #expect(copy.screen == Samples.form)
  }

  @Test func `no menu opens of a view that is not there, and none is closed that is not open`() {
    func refusal(_ steps: [Step]) -> TimelineEntry.Event? {
      Samples.run([.launch, .showForm] + steps).entries.last?.event
    }
    #expect(
      refusal([.contextMenu(of: "text")]) == .refused(.contextMenu(of: "text"), .noSuchView))
    #expect(refusal([.dismissMenu]) == .refused(.dismissMenu, .noMenuShown))
    #expect(
      refusal([.event(.siri), Self.menu]) == .refused(.contextMenu(of: "number"), .notActive))
  }

  @Test func `a picture that the app takes of its window has the preview in it`() throws {
    let timeline = Samples.run(
      [Self.menu, .home],
      doing: [
        .capture(Capture("shot", of: .window)),
        .cover(
          Cover(.captured("shot", PictureLayout()), id: "shade", attachment: .newWindow)),
      ])
    let cover = try #require(timeline.snapshots[0].composition.layers.last?.cover)
    let captured = try #require(cover.picture)
    #expect(captured.composition.layers.contains { $0.copy != nil })
  }
}
