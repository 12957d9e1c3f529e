import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// Finds and reads the files that tests are made of.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let repository = folder.deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// Decodes a screen file of this folder, and whatever images it names.
  static func decode(_ path: String) throws -> DecodedScreen {
    Screen.decode(
      try bytes(path), file: (path as NSString).lastPathComponent,
      files: .beside(folder.appending(path: path).path))
  }

  /// Decodes a screen file that must not have a mistake.
  static func screen(_ path: String) throws -> Screen {
    let decoded = try decode(path)
    #expect(decoded.diagnostics.map { $0.formatted(in: decoded.source) } == [])
    return try #require(decoded.screen)
  }

  /// Compares a text with a file beside this one, or writes the file where goldens are recorded.
  static func expect(_ text: String, equals path: String) throws {
    try TextGolden.expect(text, equals: folder.appending(path: path))
  }
}

/// A screen file around the JSON of its root view.
func screenFile(root: String) -> [UInt8] {
  Array(#"{ "format": 1, "name": "test", "root": \#(root) }"#.utf8)
}
