/// The words of a language: lines of `"key" = "value";` with comments between them, in UTF-8 or UTF-16.
enum StringsFile {
  /// The words by their keys, of which the first counts; what is not understood is passed over.
  static func read(_ bytes: [UInt8]) -> [String: String] {
    var reader = Reader(characters: Array(text(of: bytes)))
    return reader.entries()
  }

  /// The characters, in the encoding that the mark at the beginning tells of, and else in UTF-8.
  private static func text(of bytes: [UInt8]) -> String {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: String(decoding: units(bytes) { $0 | $1 << 8 }, as: UTF16.self)
    case [0xFE, 0xFF]: String(decoding: units(bytes) { $0 << 8 | $1 }, as: UTF16.self)
    default:
      String(
        decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    }
  }

  private static func units(
    _ bytes: [UInt8], joined: (UInt16, UInt16) -> UInt16
  ) -> [UInt16] {
    stride(from: 2, to: bytes.count - 1, by: 2).map {
      joined(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
    }
  }

  /// A place in the characters of a file.
  private struct Reader {
    let characters: [Character]
    var place = 0

    mutating func entries() -> [String: String] {
      var entries: [String: String] = [:]
      while place < characters.count {
        guard let key = next(), skips("="), let value = next() else {
          place += 1
          continue
        }
        if entries[key] == nil { entries[key] = value }
      }
      return entries
    }

    /// The string in quotes that comes next; nil where something else does.
    private mutating func next() -> String? {
      skipSpace()
      guard place < characters.count, characters[place] == "\"" else { return nil }
      place += 1
      var text = ""
      while place < characters.count, characters[place] != "\"" {
        text.append(characters[place] == "\\" ? escaped() : characters[place])
        place += 1
      }
      place += 1
      return text
    }

    private mutating func escaped() -> Character {
      guard place + 1 < characters.count else { return "\\" }
      place += 1
      switch characters[place] {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      default: return characters[place]
      }
    }

    private mutating func skips(_ mark: Character) -> Bool {
      skipSpace()
      guard place < characters.count, characters[place] == mark else { return false }
      place += 1
      return true
    }

    private mutating func skipSpace() {
      while place < characters.count {
        if characters[place].isWhitespace {
          place += 1
        } else if characters[place...].starts(with: "//") {
          while place < characters.count, !characters[place].isNewline { place += 1 }
        } else if characters[place...].starts(with: "/*") {
          while place < characters.count, !characters[place...].starts(with: "*/") { place += 1 }
          place += 2
        } else {
          return
        }
      }
    }
  }
}
