import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// The scenarios of the folder Screens, and those of the folder Timelines, each with its timeline beside it.
struct ScenarioFileTests {
  static let timelines = Folder.tests.appending("Timelines")

  @Test(arguments: timelines.files(ending: ".timeline"))
  func `a scenario gives its timeline`(name: String) throws {
    let golden = Self.timelines.appending(name + ".timeline")
    let beside = Self.timelines.appending(name + ".scenario.json")
    let path = beside.exists ? beside : Folder.screens.appending(name + ".scenario.json")
    let text = Simulation.run(try scenario(at: path)).text()
    try TextGolden.expect(text, equals: golden.url)
  }

  @Test(arguments: Folder.screens.files(ending: ".scenario.json"))
  func `a shipped scenario has a timeline`(name: String) {
    #expect(Self.timelines.appending(name + ".timeline").exists)
  }

  @Test(arguments: timelines.files(ending: ".scenario.json"))
  func `a scenario of the folder Timelines has a timeline`(name: String) {
    #expect(Self.timelines.appending(name + ".timeline").exists)
  }

  @Test(arguments: [
    ("blank-form-cover.intended", false), ("blank-form-cover.as-written", true),
    ("hidden-fields.intended", false), ("hidden-fields.as-written", true),
    ("forwarded-hiding.intended", false), ("forwarded-hiding.as-written", true),
    ("black-controller.intended", false), ("black-controller.as-written", true),
    ("splash.intended", false), ("splash.as-written", true),
    ("blur-over-root.intended", false), ("blur-over-root.as-written", true),
    ("blur-beneath-sheet.intended", false), ("blur-beneath-sheet.as-written", true),
  ])
  func `a published protection leaks as written and not as intended`(
    name: String, leaks: Bool
  ) throws {
    let scenario = try scenario(at: Folder.screens.appending(name + ".scenario.json"))
    let snapshots = Simulation.run(scenario).snapshots
    #expect(snapshots.count >= 2)
    for snapshot in snapshots {
      #expect(snapshot.composition.shows(anyOf: Self.secrets) == leaks)
    }
  }

  private static let secrets = [
    "4242424242424242", "0042 7719 36", "$48,210.40", "£ 1,204.50", "£ 950.00", "485 777 3456",
    "4242 4242 4242 4242", "It is 1-8-1-5, and then the hash key. Please don't pass it on.",
  ]

  @Test(arguments: [("intended", FieldMask.redact), ("as-written", nil)])
  func `eyes are blacked out when the app leaves, not when its view does`(
    version: String, mask: FieldMask?
  ) throws {
    let path = Folder.screens.appending("black-eyes.\(version).scenario.json")
    let snapshots = Simulation.run(try scenario(at: path)).snapshots
    #expect(snapshots.map(\.composition.mask) == [mask, mask])
  }

  @Test func `the schema of scenarios is the one that the description makes`() throws {
    let file = Folder.screens.appending("scenario.schema.json")
    try TextGolden.expect(ScenarioSchema.text, equals: file.url)
  }

  static let mistakes = Folder.tests.appending("Mistakes")

  @Test(arguments: mistakes.files(ending: ".scenario.json"))
  func `every mistake of a scenario is told at once, with its place and a way out`(
    name: String
  ) throws {
    let path = Self.mistakes.appending(name + ".scenario.json")
    let decoded = Scenario.decode(
      Array(try Data(contentsOf: path.url)), file: path.url.lastPathComponent,
      files: .beside(path.url.path, root: Folder.repository.url.path))
    let text = decoded.diagnostics.map { $0.formatted() + "\n" }.joined()
    let golden = Self.mistakes.appending(name + ".txt")
    #expect(decoded.scenario == nil)
    try TextGolden.expect(text, equals: golden.url)
  }

  private func scenario(at path: Folder) throws -> Scenario {
    let decoded = Scenario.decode(
      Array(try Data(contentsOf: path.url)), file: path.url.path,
      files: .beside(path.url.path, root: Folder.repository.url.path))
    #expect(decoded.diagnostics.map { $0.formatted() } == [])
    let scenario = decoded.scenario
    return try #require(scenario)
  }
}

/// A place of the repository.
struct Folder {
  let url: URL

  static let tests = Folder(url: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
  static let repository = Folder(
    url: tests.url.deletingLastPathComponent().deletingLastPathComponent())
  static let screens = repository.appending("Screens")

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  func appending(_ name: String) -> Folder { Folder(url: url.appendingPathComponent(name)) }

  /// The names of the files with an ending, without it, in order.
  func files(ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}

extension Composition {
  /// True where one of some texts is seen: in a view that is not hidden, and not beneath a cover that fills the window.
  func shows(anyOf secrets: [String]) -> Bool { !seenTexts.isDisjoint(with: secrets) }

  private var seenTexts: Set<String> {
    var seen: Set<String> = []
    for layer in layers {
      switch layer {
      case .screen(let screen, nil), .window(let screen, nil, _):
        seen.formUnion(screen.seenTexts(in: .content))
      case .presented(let screen, nil): seen.formUnion(screen.seenTexts(in: .presented))
      case .copy(let copy) where copy.mask == nil:
        seen.formUnion(copy.screen.seenTexts(in: copy.view.root, within: copy.view))
      case .screen, .presented, .window, .copy, .keyboard: break
      case .cover(let cover) where cover.opacity == 1 && cover.content.fillsTheWindow:
        seen = []
        if case .picture(let picture, _) = cover.content { seen = picture.composition.seenTexts }
      case .cover: break
      }
    }
    return seen
  }
}

extension Screen {
  fileprivate func seenTexts(in root: ViewPath.Root, within part: ViewPath? = nil) -> Set<String> {
    var texts: Set<String> = []
    forEachView { view, path, _ in
      let isIn = path.root == root && part.map(path.lies) ?? true
      if !view.isHidden, isIn, let text = view.text { texts.insert(text) }
    }
    return texts
  }
}

extension Composition.CoverContent {
  /// True unless the cover is a picture that may leave room around itself and has no colour there.
  fileprivate var fillsTheWindow: Bool {
    guard case .image(_, let fit) = self else { return true }
    return fit.contentMode == .scaleToFill || fit.backgroundColor.alpha == 1
  }
}
