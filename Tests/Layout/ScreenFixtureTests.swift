import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Foundation
import Testing

/// Lays out each screen in `Screens` and compares every frame with the file beside it.
///
/// `NAME.frames` belongs to `NAME.screen.json` on an iPhone 8; words between the dots change that: a device, a text size, `landscape`,
/// `rtl`, or a field mask.
@Suite struct ScreenFixtureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Screens")

  private static var expectations: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".frames") }.sorted()
  }

  @Test func `every screen has frames`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    let screens = files.filter { $0.hasSuffix(".screen.json") }
    #expect(!screens.isEmpty)
    for screen in screens {
      #expect(files.contains(screen.replacing(".screen.json", with: ".frames")))
    }
  }

  @Test(arguments: expectations)
  func `a screen has the frames that are written down`(_ file: String) throws {
    let words = file.split(separator: ".").map(String.init)
    let bytes = try Data(contentsOf: Self.folder.appending(path: "\(words[0]).screen.json"))
    let decoded = Screen.decode([UInt8](bytes), file: "\(words[0]).screen.json")
    let screen = try #require(decoded.screen, "\(decoded.diagnostics)")
    var traits = Traits(device: try Device(id: "iphone-8"))
    var mask: FieldMask?
    for word in words.dropFirst().dropLast() {
      if let found = FieldMask(rawValue: word) {
        mask = found
      } else {
        try change(&traits, by: word)
      }
    }
    let layout = try layOut(screen, in: traits, mask: mask, measuring: .fixedWidth)
    let expected = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    #expect(layout.frames == expected)
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  private func change(_ traits: inout Traits, by word: String) throws {
    if let category = ContentSizeCategory(rawValue: word) {
      traits.contentSizeCategory = category
    } else if let direction = TextDirection(rawValue: word) {
      traits.layoutDirection = direction
    } else if let orientation = Orientation(rawValue: word) {
      traits.orientation = orientation
    } else {
      traits.device = try Device(id: word)
    }
  }
}
