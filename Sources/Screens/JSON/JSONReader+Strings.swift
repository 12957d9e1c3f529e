/// Strings and their escapes.
extension JSONReader {
  /// Reads the string whose opening quote stands here; nil where it is broken, which has been reported.
  mutating func readString() -> String? {
    let start = offset
    var characters: [UInt8] = []
    var isWhole = true
    offset += 1
    while let byte = peek {
      switch byte {
      case .quote:
        offset += 1
        return isWhole ? String(decoding: characters, as: UTF8.self) : nil
      case .backslash: isWhole = readEscape(into: &characters) && isWhole
      case .lineFeed, .carriageReturn:
        return reportOpenString(from: start)
      case 0..<0x20:
        report(.controlCharacter(byte), at: offset)
        isWhole = false
        offset += 1
      default:
        characters.append(byte)
        offset += 1
      }
    }
    return reportOpenString(from: start)
  }

  private mutating func reportOpenString(from start: Int) -> String? {
    report(.unterminatedString, at: start)
    hasOpenString = true
    return nil
  }

  /// Reads a backslash and what it stands for; false where it stands for nothing.
  private mutating func readEscape(into characters: inout [UInt8]) -> Bool {
    let start = offset
    offset += 1
    guard let byte = peek else { return false }
    if byte == UInt8(ascii: "u") { return readUnicodeEscape(from: start, into: &characters) }
    guard let character = Self.escapes[byte] else {
      report(.badEscape, at: start)
      return false
    }
    offset += 1
    characters.append(character)
    return true
  }

  private mutating func readUnicodeEscape(
    from start: Int, into characters: inout [UInt8]
  ) -> Bool {
    guard let unit = readHexadecimalUnit() else {
      report(.badEscape, at: start)
      return false
    }
    guard let scalar = Unicode.Scalar(unit) ?? readLowSurrogate(after: unit) else {
      report(.loneSurrogate, at: start)
      return false
    }
    characters.append(contentsOf: Array(String(scalar).utf8))
    return true
  }

  /// Reads the second half of a surrogate pair and joins it to the first.
  private mutating func readLowSurrogate(after high: UInt32) -> Unicode.Scalar? {
    let start = offset
    guard (0xD800...0xDBFF).contains(high), skip(.backslash), peek == UInt8(ascii: "u"),
      let low = readHexadecimalUnit(), (0xDC00...0xDFFF).contains(low)
    else {
      offset = start
      return nil
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  /// Reads the `u` that stands here and its four digits.
  private mutating func readHexadecimalUnit() -> UInt32? {
    let digits = source.bytes[(offset + 1)...].prefix(4)
    offset += 1
    guard digits.count == 4, digits.allSatisfy({ $0.isDigit || ("a"..."f").contains($0 | 0x20) })
    else { return nil }
    offset += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static let escapes: [UInt8: UInt8] = [
    .quote: .quote, .backslash: .backslash, UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): .lineFeed,
    UInt8(ascii: "r"): .carriageReturn, UInt8(ascii: "t"): UInt8(ascii: "\t"),
  ]
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate func contains(_ byte: UInt8) -> Bool { contains(Unicode.Scalar(byte)) }
}
