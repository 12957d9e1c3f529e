import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Context menus, whose previews show a view once more.
struct ContextMenuTests {
  private static let menu = Step.contextMenu(of: "number", titles: ["Copy"])

  /// The layers of the first picture: of screens, covers and copies, each in a word.
  private static func layers(
    _ steps: [Step], _ actions: [Action] = [], settings: LifecycleSettings = LifecycleSettings()
  ) -> [String] {
    let rule = Protection.Rule(on: .applicationWillResignActiveNotification, actions)
    let timeline = Samples.run(
      [.launch, .showForm] + steps + [.home], [Protection(owner: .app, rules: [rule])],
      settings: settings)
    return timeline.snapshots[0].composition.layers.map { layer in
      switch layer {
      case .screen(let screen, _), .presented(let screen, _): screen.name.description
      case .window(let screen, _, _): "window of \(screen.name)"
      case .cover(let cover): cover.id
      case .copy(let copy): "copy of \(copy.viewName)"
      case .keyboard: "keyboard"
      }
    }
  }

  @Test(arguments: [CoverAttachment.view, .rootView, .topView])
  func `a cover on a controller's view lies beneath the preview`(attachment: CoverAttachment) {
    #expect(
      Self.layers([Self.menu], [.shade(on: attachment)]) == ["form", "shade", "copy of number"])
  }

  @Test(arguments: [CoverAttachment.window, .newWindow])
  func `what comes later in the window, and a window of its own, lies above the preview`(
    attachment: CoverAttachment
  ) {
    #expect(
      Self.layers([Self.menu], [.shade(on: attachment)]) == ["form", "copy of number", "shade"])
  }

  @Test func `a cover that is in the window before the menu lies beneath the preview`() {
    let rule = Protection.Rule(
      on: .applicationDidBecomeActiveNotification, [.shade(on: .window)])
    let timeline = Samples.run(
      [.launch, .showForm, Self.menu, .home], [Protection(owner: .app, rules: [rule])])
    let layers = timeline.snapshots[0].composition.layers
    #expect(layers.count == 3 && layers[1].cover != nil && layers[2].copy != nil)
  }

  @Test func `the preview lies above what is presented, and in the window of its view`() {
    let help = StoryScreen("help", Samples.help)
    #expect(Self.layers([Self.menu, .present(help)]) == ["form", "help", "copy of number"])
    #expect(
      Self.layers([Self.menu, .showWindow(help)]) == ["form", "copy of number", "window of help"])
    #expect(
      Self.layers([.showWindow(help), .contextMenu(of: "text")])
        == ["form", "window of help", "copy of text"])
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
    guard case .picture(let captured, _) = cover.content else {
      Issue.record("the cover shows no picture")
      return
    }
    #expect(captured.composition.layers.contains { $0.copy != nil })
  }
}
