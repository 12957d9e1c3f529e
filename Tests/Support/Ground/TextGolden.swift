package import Foundation
package import Testing

/// The files that tests compare texts with.
package enum TextGolden {
  /// True where goldens are written instead of compared: with `AFTERIMAGE_RECORD=1` in the environment.
  package static let isRecording = ProcessInfo.processInfo.environment["AFTERIMAGE_RECORD"] == "1"

  /// Compares a text with a file, which is written first where goldens are recorded.
  package static func expect(
    _ text: String, equals file: URL, at place: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording { try Data(text.utf8).write(to: file) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == expected, "AFTERIMAGE_RECORD=1 writes \(file.lastPathComponent) anew",
      sourceLocation: place)
  }
}
