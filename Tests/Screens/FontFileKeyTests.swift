import AfterimageGraphics
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// Fonts that a screen file names by their files.
struct FontFileKeyTests {
  private static func decode(_ font: String) throws -> DecodedScreen {
    let bytes = [UInt8](try Data(contentsOf: Repository.fonts.appending(path: "Blocks.ttf")))
    let files = ScreenFiles(
      read: { $0 == "Fonts/Blocks.ttf" ? .success(bytes) : .failure(.missing) },
      decodeImage: ScreenFiles.decodePicture)
    return Screen.decode(
      screenFile(root: #"{ "type": "label", "text": "a", "font": \#(font) }"#), file: "fonts",
      files: files)
  }

  @Test func `a font is read from its file, and written as its path`() throws {
    let font = #"{ "size": 20, "file": "Fonts/Blocks.ttf" }"#
    let decoded = try Self.decode(font)
    #expect(decoded.diagnostics == [])
    let screen = try #require(decoded.screen)
    guard case .label(let label) = screen.root.element, case .file(let file, let size) = label.font
    else {
      Issue.record("there is no label in the font")
      return
    }
    #expect(file.postScriptName == "Blocks-Regular")
    #expect(size == 20)
    #expect(screen.json.contains(#""file": "Fonts/Blocks.ttf""#))
    #expect((label.font.resolved(for: .large).lineHeight - 24).magnitude < 1e-9)
    #expect(label.font.weighted(.bold) == label.font)
  }

  @Test(arguments: [
    (#"{ "size": 20, "file": "Fonts/None.ttf" }"#, DiagnosticName.fileMissing),
    (#"{ "file": "Fonts/Blocks.ttf" }"#, .missingKey),
    (#"{ "size": 20, "file": "Fonts/Blocks.ttf", "weight": "bold" }"#, .unknownKey),
    (#"{ "size": 2000, "file": "Fonts/Blocks.ttf" }"#, .outOfRange),
  ])
  func `a mistake in such a font is told`(_ font: String, _ name: DiagnosticName) throws {
    #expect(try Self.decode(font).diagnostics.map(\.kind.name) == [name])
  }
}
