/// White space, comments, and the bytes that are passed over after a mistake.
extension JSONReader {
  /// Passes over white space and comments.
  mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), .lineFeed, .carriageReturn: offset += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  /// Passes over a comment; false where the slash begins none.
  private mutating func skipComment() -> Bool {
    let start = offset
    switch start + 1 < source.bytes.count ? source.bytes[start + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != .lineFeed, byte != .carriageReturn { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      offset += 2
      skipToEndOfComment(from: start)
      return true
    default: return false
    }
  }

  private mutating func skipToEndOfComment(from start: Int) {
    while offset + 1 < source.bytes.count {
      if peek == UInt8(ascii: "*"), source.bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    report(.unterminatedComment, at: start)
    offset = source.bytes.count
  }

  /// Passes over everything up to the comma or bracket that ends the broken item, whatever is nested in it.
  mutating func skipBroken() {
    var nesting = 0
    while let byte = peek {
      switch byte {
      case .quote:
        skipBrokenString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): nesting += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if nesting == 0 { return }
        nesting -= 1
      case UInt8(ascii: ",") where nesting == 0: return
      default: break
      }
      offset += 1
    }
  }

  private mutating func skipBrokenString() {
    offset += 1
    while let byte = peek, byte != .lineFeed {
      offset += byte == .backslash ? 2 : 1
      if byte == .quote { return }
    }
  }
}
