import AfterimageScreens
import Foundation
import Testing

/// Finds and reads the files that tests are made of.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let repository = folder.deletingLastPathComponent().deletingLastPathComponent()

  /// True where text goldens are to be written anew.
  static let isRecording = ProcessInfo.processInfo.environment["AFTERIMAGE_RECORD"] == "1"

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
    let url = folder.appending(path: path)
    if isRecording { try Data(text.utf8).write(to: url) }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(text == expected, "AFTERIMAGE_RECORD=1 writes \(path) anew")
  }
}

/// A screen file around the JSON of its root view.
func screenFile(root: String) -> [UInt8] {
  Array(#"{ "format": 1, "name": "test", "root": \#(root) }"#.utf8)
}
