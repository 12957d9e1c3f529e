import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Loupes over fingers that select text, in a window of UIKit's.
struct LoupeTests {
  private static let select = Step.selectText(in: "number")

  /// The layers of the last picture by name.
  private static func layers(
    _ steps: [Step], _ actions: [Action] = [], settings: LifecycleSettings = LifecycleSettings()
  ) -> [String] {
    Samples.run(steps, doing: actions, settings: settings).snapshots.last?.composition.names ?? []
  }

  @Test(arguments: [CoverAttachment.view, .rootView, .topView, .presentation, .window])
  func `a cover in the main window lies beneath the loupe`(attachment: CoverAttachment) {
    let layers = Self.layers([Self.select, .home], [.shade(on: attachment)])
    // A newer system refuses to present a cover while the app resigns its activity.
    let isRefused = attachment == .presentation
    #expect(
      layers == (isRefused ? ["form", "loupe of number"] : ["form", "shade", "loupe of number"]))
  }

  @Test func `a window above alerts lies above the loupe, one that is hardly higher does not`() {
    #expect(
      Self.layers([Self.select, .home], [.shade(on: .newWindow)]) == [
        "form", "loupe of number", "shade",
      ])
    let low = Action.cover(
      Cover(
        .color(.system(.black)), id: "shade", attachment: .newWindow,
        level: WindowLevel(rawValue: 9)))
    #expect(Self.layers([Self.select, .home], [low]) == ["form", "shade", "loupe of number"])
  }

  @Test func `the loupe lies above the window of its text`() {
    let help = StoryScreen("help", Samples.help)
    let steps: [Step] = [.showWindow(help, level: .alert), .selectText(in: "text"), .home]
    #expect(Self.layers(steps) == ["form", "help at 2000", "loupe of text"])
  }

  @Test func `the loupe goes with the window of its text, not with another`() {
    func hide(_ window: WindowSearch) -> [Action] { [.content(.hideWindow(window))] }
    #expect(Self.layers([Self.select, .home], hide(.main)) == [])
    let help = StoryScreen("help", Samples.help)
    let steps: [Step] = [.showWindow(help, level: .alert), .selectText(in: "text"), .home]
    #expect(Self.layers(steps, hide(.last)) == ["form"])
    #expect(Self.layers(steps, hide(.main)) == ["help at 2000", "loupe of text"])
  }

  @Test func `the loupe goes with the finger, with its touch, and where the settings say so`() {
    #expect(Self.layers([Self.select, .liftFinger, .home]) == ["form"])
    #expect(Self.layers([Self.select, .event(.siri), .event(.resume), .home]) == ["form"])
    #expect(Self.layers([Self.select, .home, .event(.refresh)]) == ["form"])
    var settings = LifecycleSettings()
    settings.loupeInSnapshot = false
    #expect(Self.layers([Self.select, .home], settings: settings) == ["form"])
  }

  @Test func `a finger does one thing at a time`() {
    let menu = Step.contextMenu(of: "number")
    #expect(Self.layers([Self.select, menu, .home]) == ["form", "context menu of number"])
    #expect(Self.layers([menu, Self.select, .home]) == ["form", "loupe of number"])
    let refused = Samples.run([.launch, .showForm, menu, .liftFinger]).entries.last?.event
    #expect(refused == .refused(.liftFinger, .nothingSelected))
  }
}
