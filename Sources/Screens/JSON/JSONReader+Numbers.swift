/// Numbers, exactly as the grammar of JSON has them.
extension JSONReader {
  /// Reads the number that stands here; nil where it is none, which has been reported.
  mutating func readNumber() -> Double? {
    let start = offset
    while let byte = peek, byte.continuesNumber { offset += 1 }
    let text = source.bytes[start..<offset]
    if let mistake = NumberMistake(in: text) {
      report(.badNumber(mistake), at: start)
      return nil
    }
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      report(.numberOutOfRange, at: start)
      return nil
    }
    return number
  }
}

extension UInt8 {
  /// True for what people write into numbers, right or wrong.
  fileprivate var continuesNumber: Bool {
    continuesIdentifier || self == UInt8(ascii: ".") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "-")
  }
}

/// The mistakes in a number.
package enum NumberMistake: String, CaseIterable, Hashable, Sendable {
  case leadingZero
  case missingIntegerDigits
  case missingFractionDigits
  case missingExponentDigits
  case strayCharacter
}

extension NumberMistake {
  /// Finds the first departure from `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`; nil where there is none.
  init?(in text: ArraySlice<UInt8>) {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let integer = rest.prefix(while: \.isDigit)
    rest.removeFirst(integer.count)
    if integer.isEmpty {
      self = .missingIntegerDigits
    } else if integer.count > 1, integer.first == UInt8(ascii: "0") {
      self = .leadingZero
    } else if rest.first == UInt8(ascii: "."), !rest.skipDigits(after: 1) {
      self = .missingFractionDigits
    } else if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e"), !rest.skipExponent() {
      self = .missingExponentDigits
    } else if !rest.isEmpty {
      self = .strayCharacter
    } else {
      return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Passes over a mark and the digits behind it; false where there are none.
  fileprivate mutating func skipDigits(after mark: Int) -> Bool {
    let digits = dropFirst(mark).prefix(while: \.isDigit)
    self = dropFirst(mark + digits.count)
    return !digits.isEmpty
  }

  fileprivate mutating func skipExponent() -> Bool {
    let sign = dropFirst().first
    return skipDigits(after: sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 2 : 1)
  }
}
