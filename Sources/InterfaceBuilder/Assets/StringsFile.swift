/// The words of a language: lines of `"key" = "value";` with comments between them, in UTF-8 or UTF-16.
package enum StringsFile {
  /// The words by their keys, of which the first counts; what is not understood is passed over.
  package static func read(_ bytes: [UInt8]) -> [String: String] {
    var reader = Reader(bytes: Array(text(of: bytes).utf8))
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

  /// A place in the UTF-8 of a file, whose marks are all of ASCII.
  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    mutating func entries() -> [String: String] {
      var entries: [String: String] = [:]
      while place < bytes.count {
        guard let key = next(), skips(UInt8(ascii: "=")), let value = next() else {
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
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
      place += 1
      var text: [UInt8] = []
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        text.append(bytes[place] == UInt8(ascii: "\\") ? escaped() : bytes[place])
        place += 1
      }
      place += 1
      return String(decoding: text, as: UTF8.self)
    }

    private mutating func escaped() -> UInt8 {
      guard place + 1 < bytes.count else { return UInt8(ascii: "\\") }
      place += 1
      switch bytes[place] {
      case UInt8(ascii: "n"): return UInt8(ascii: "\n")
      case UInt8(ascii: "t"): return UInt8(ascii: "\t")
      case UInt8(ascii: "r"): return UInt8(ascii: "\r")
      default: return bytes[place]
      }
    }

    private mutating func skips(_ mark: UInt8) -> Bool {
      skipSpace()
      guard place < bytes.count, bytes[place] == mark else { return false }
      place += 1
      return true
    }

    private mutating func skipSpace() {
      while place < bytes.count {
        if bytes[place] == 0x20 || (0x09...0x0D).contains(bytes[place]) {
          place += 1
        } else if bytes[place...].starts(with: "//".utf8) {
          while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        } else if bytes[place...].starts(with: "/*".utf8) {
          while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
          place += 2
        } else {
          return
        }
      }
    }
  }
}
