/// Files of build settings: those of Xcode, `KEY = value` on a line, and of XcodeGen's descriptions the lines `KEY: value`.
enum SettingsFile {
  /// The settings of an `.xcconfig`; one that stands there twice has its last value, and conditions are passed over.
  static func xcconfig(_ bytes: [UInt8]) -> [String: String] {
    lines(of: bytes, splitBy: "=", comment: "//")
  }

  /// All keys of a description with plain values, wherever they stand; the first counts.
  static func description(_ bytes: [UInt8]) -> [String: String] {
    lines(of: bytes, splitBy: ":", comment: "#", keepingFirst: true)
  }

  private static func lines(
    of bytes: [UInt8], splitBy mark: Character, comment: String, keepingFirst: Bool = false
  ) -> [String: String] {
    var settings: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let content = line.firstRange(of: comment).map { line[..<$0.lowerBound] } ?? line
      guard let place = content.firstIndex(of: mark) else { continue }
      let key = trimmed(content[..<place])
      let value = trimmed(content[content.index(after: place)...]).filter { $0 != "\"" }
      guard !key.isEmpty, !value.isEmpty, !key.contains(where: \.isWhitespace) else { continue }
      if keepingFirst, settings[key] != nil { continue }
      settings[key] = value
    }
    return settings
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace || $0 == "-" }
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
