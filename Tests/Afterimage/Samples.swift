import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import Testing

/// The shipped screens, and stories with them.
enum Samples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let tests = folder.deletingLastPathComponent()
  static let screens = tests.deletingLastPathComponent().appending(path: "Screens")

  /// True where text goldens are to be written anew.
  static let isRecording = ProcessInfo.processInfo.environment["AFTERIMAGE_RECORD"] == "1"

  /// The names of the shipped screens, sorted.
  static let shipped = names(in: screens, ending: ".screen.json")

  /// The names in a folder without an ending, sorted.
  static func names(in folder: URL, ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  static func screen(_ name: String, in folder: URL = screens) throws -> Screen {
    let path = folder.appending(path: name + ".screen.json").path
    guard case .screen(let screen) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    return screen
  }

  /// A strategy by its text; `cover-image` without a path gets a small picture.
  static func strategy(_ text: String) throws -> ChosenStrategy {
    try Strategy.choose(text == "cover-image" ? "cover-image:path=small" : text) { name in
      .success(Image(name: name, bitmap: picture))
    }
  }

  /// Ten pixels by twenty, all orange.
  static let orange: UInt32 = 0xFFFF_8000
  static let picture = Bitmap(
    width: 10, height: 20, pixels: [UInt32](repeating: orange, count: 200))!

  static func story(
    of screen: Screen, under strategy: String, in traits: Traits = Traits(device: .standard)
  ) throws -> Scenario {
    .standardStory(of: screen, under: try Self.strategy(strategy), traits: traits)
  }

  /// A story in which a screen is shown whole, with rules of its own.
  static func story(of screen: Screen, _ rules: [Protection.Rule]) -> Scenario {
    Scenario(
      name: screen.name, app: .plain(for: screen), traits: Traits(device: .standard),
      protections: [Protection(owner: .everyScreen, rules: rules)],
      steps: [.launch, .show(StoryScreen("screen", screen)), .home])
  }

  static func cover(
    _ content: Cover.Content, on attachment: AfterimageMasking.Attachment = .window,
    fade: Seconds = .zero
  ) -> Protection.Rule {
    .init(
      on: .applicationWillResignActiveNotification,
      [.cover(Cover(content, id: "shade", attachment: attachment, fade: fade))])
  }
}

extension Pipeline {
  /// The pictures that the system takes in a story, one pixel a point.
  func pictures(of story: Scenario) throws -> [Bitmap] {
    try Simulation.run(story).snapshots.map { try picture(of: $0, scale: 1) }
  }
}

/// A sensitive text of a screen.
struct SensitiveText {
  let path: ViewPath
  let view: View

  /// What reports call the view: every secret of a shipped screen has an id.
  var name: String { view.id ?? "without an id" }

  /// The screen with another text in the view.
  func vary(_ screen: Screen, to text: String) -> Screen {
    screen.mapViews { view, path, _ in path == self.path ? view.withText(text) : view }
  }
}

extension Screen {
  var sensitiveTexts: [SensitiveText] {
    var found: [SensitiveText] = []
    forEachView { view, path, isSensitive in
      if isSensitive, view.text != nil { found.append(SensitiveText(path: path, view: view)) }
    }
    return found
  }

  /// What reports call the sensitive pictures, and the sensitive parts of pictures.
  var sensitivePictures: [String] {
    var found: [String] = []
    forEachView { view, _, isSensitive in
      guard case .imageView(let imageView) = view.element, case .bitmap? = imageView.image,
        let id = view.id
      else { return }
      found +=
        isSensitive
        ? [id] : imageView.regions.filter(\.isSensitive).map { "\(id).\($0.name)" }
    }
    return found
  }
}
