/// What a request asks for, taken apart.
struct RequestTarget: Hashable {
  let path: [String]
  let query: [String: String]

  /// Takes a target apart; nil where it is none, or one of its names could lead elsewhere than into a folder.
  init?(_ text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let path = Self.path(first),
      let query = parts.count > 1 ? Self.query(parts[1]) : [:]
    else { return nil }
    self.path = path
    self.query = query
  }

  private static func path(_ text: Substring.UTF8View) -> [String]? {
    guard text.first == UInt8(ascii: "/") else { return nil }
    let rest = text.dropFirst()
    if rest.isEmpty { return [] }
    let names = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { isSafe(Array($0)) ? $0.percentDecoded() : nil }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  /// True where a name means one thing in a folder, also to somebody who decodes it once more than is right.
  private static func isSafe(_ name: [UInt8]) -> Bool {
    var name = name
    for _ in 0..<deepestCoding {
      guard ![[], Array(".".utf8), Array("..".utf8)].contains(name),
        !name.contains(where: \.endsOrSplitsName)
      else { return false }
      let decoded = name.decodingWholeEscapes()
      if decoded == name { return true }
      name = decoded
    }
    return false
  }

  /// A name that is still coded after so many times is nobody's.
  private static let deepestCoding = 8

  private static func query(_ text: Substring.UTF8View) -> [String: String]? {
    var found: [String: String] = [:]
    for pair in text.split(separator: UInt8(ascii: "&")) {
      let halves = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = halves[0].percentDecoded(),
        let value = halves.count > 1 ? halves[1].percentDecoded() : "", found[name] == nil
      else { return nil }
      found[name] = value
    }
    return found
  }
}

extension UInt8 {
  /// True for what ends or splits a name in some system, and for what steers a terminal.
  fileprivate var endsOrSplitsName: Bool {
    self < 0x20 || self == 0x7F || self == UInt8(ascii: "/") || self == UInt8(ascii: "\\")
  }

  /// The number that a hexadecimal digit stands for.
  fileprivate var digitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Collection<UInt8> {
  /// The text that percent-encoded bytes stand for (RFC 3986); nil where an escape is cut or the text is no UTF-8.
  fileprivate func percentDecoded() -> String? {
    let bytes = decodingWholeEscapes()
    let escapes = count { $0 == UInt8(ascii: "%") }
    // Each escape has gone from three bytes to one.
    guard count - bytes.count == 2 * escapes else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The bytes that percent-encoded ones stand for, where those that are not whole stand for themselves.
  fileprivate func decodingWholeEscapes() -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(self)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(\.digitValue)
      let isEscape = byte == UInt8(ascii: "%") && digits.count == 2
      bytes.append(isEscape ? digits[0] << 4 | digits[1] : byte)
      if isEscape { rest = rest.dropFirst(2) }
    }
    return bytes
  }
}
