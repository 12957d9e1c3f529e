/// Files of build settings, as Xcode has them: `KEY = value` on a line.
enum SettingsFile {
  /// The settings of an `.xcconfig`; one that stands there twice has its last value, and conditions are passed over.
  static func xcconfig(_ bytes: [UInt8]) -> [String: String] {
    var settings: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let content = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let place = content.firstIndex(of: "=") else { continue }
      let key = trimmed(content[..<place])
      let value = trimmed(content[content.index(after: place)...]).filter { $0 != "\"" }
      guard !key.isEmpty, !value.isEmpty, !key.contains(where: \.isWhitespace) else { continue }
      settings[key] = value
    }
    return settings
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
