/// A value in the Concise Binary Object Representation of RFC 8949, of the kinds that records are made of.
package indirect enum CBOR: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case bytes([UInt8])
  case array([CBOR])
  case map([Member])

  /// A member of a map, by its name.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let key: String
    /// The value.
    package let value: CBOR

    /// Names a value.
    package init(_ key: String, _ value: CBOR) {
      (self.key, self.value) = (key, value)
    }
  }
}

extension CBOR {
  /// The bytes of the value, the same for the same value: numbers with a fraction in eight bytes, lengths ahead.
  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(0xF6)
    case .bool(let value): bytes.append(value ? 0xF5 : 0xF4)
    case .integer(let value):
      CBORHead(value < 0 ? .negative : .unsigned, value < 0 ? ~value : value).append(to: &bytes)
    case .number(let value):
      bytes.append(0xFB)
      withUnsafeBytes(of: value.bitPattern.bigEndian) { bytes += $0 }
    case .text(let text):
      CBORHead(.text, text.utf8.count).append(to: &bytes)
      bytes += text.utf8
    case .bytes(let value):
      CBORHead(.bytes, value.count).append(to: &bytes)
      bytes += value
    case .array(let values):
      CBORHead(.array, values.count).append(to: &bytes)
      for value in values { value.append(to: &bytes) }
    case .map(let members):
      CBORHead(.map, members.count).append(to: &bytes)
      for member in members {
        CBOR.text(member.key).append(to: &bytes)
        member.value.append(to: &bytes)
      }
    }
  }
}

/// The first bytes of a value: its major type, and a count or a number.
struct CBORHead: Hashable {
  /// The major types, by their number.
  enum Major: UInt8 {
    case unsigned = 0, negative, bytes, text, array, map, tag, simple
  }

  /// The major type.
  let major: Major
  /// The count of what follows, or the number itself; of a simple value its bits.
  let count: UInt64

  /// Makes a head.
  init(_ major: Major, _ count: Int) {
    self.init(major, UInt64(truncatingIfNeeded: count))
  }

  fileprivate init(_ major: Major, _ count: UInt64) {
    (self.major, self.count) = (major, count)
  }

  /// The count where a program can have so many of something.
  var size: Int? { Int(exactly: count) }

  /// Writes the head in as few bytes as it takes.
  func append(to bytes: inout [UInt8]) {
    let type = major.rawValue << 5
    guard count >= 24 else { return bytes.append(type | UInt8(count)) }
    let power = count <= 0xFF ? 0 : count <= 0xFFFF ? 1 : count <= 0xFFFF_FFFF ? 2 : 3
    bytes.append(type | UInt8(24 + power))
    for place in (0..<(1 << power)).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: count >> (8 * UInt64(place))))
    }
  }
}

/// Reads values one after the other out of bytes that nobody vouches for.
package struct CBORReader {
  private let bytes: [UInt8]
  /// The place of the next byte.
  package private(set) var position: Int

  /// The most values that may lie within each other.
  private static let deepest = 64

  /// Begins at a place of some bytes.
  package init(_ bytes: [UInt8], at position: Int = 0) {
    (self.bytes, self.position) = (bytes, position)
  }

  /// True where no byte is left.
  package var isAtEnd: Bool { position >= bytes.count }

  /// The next value; nil where the bytes end too early or are none.
  package mutating func value() -> CBOR? { value(within: Self.deepest) }

  /// The head of the next value; nil where there is none of a definite length.
  mutating func head() -> CBORHead? {
    guard let first = byte(), let major = CBORHead.Major(rawValue: first >> 5) else { return nil }
    let short = first & 31
    guard short >= 24 else { return CBORHead(major, UInt64(short)) }
    guard short < 28 else { return nil }
    var count: UInt64 = 0
    for _ in 0..<(1 << (short - 24)) {
      guard let next = byte() else { return nil }
      count = count << 8 | UInt64(next)
    }
    return CBORHead(major, count)
  }

  private mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func value(within depth: Int) -> CBOR? {
    let start = position
    guard depth > 0, let head = head() else { return nil }
    switch head.major {
    case .unsigned: return Int(exactly: head.count).map(CBOR.integer)
    case .negative: return Int(exactly: head.count).map { .integer(~$0) }
    case .bytes: return slice(head).map { .bytes(Array($0)) }
    case .text: return slice(head).flatMap { String(validating: $0, as: UTF8.self) }.map(CBOR.text)
    case .array: return array(of: head, within: depth - 1)
    case .map: return map(of: head, within: depth - 1)
    case .tag: return nil
    case .simple: return simple(bytes[start], head.count)
    }
  }

  private mutating func slice(_ head: CBORHead) -> ArraySlice<UInt8>? {
    guard let count = head.size, count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  private mutating func array(of head: CBORHead, within depth: Int) -> CBOR? {
    // Each value has a byte at least, so that a wrong count ends here and fills no memory.
    guard let count = head.size, count <= bytes.count - position else { return nil }
    var values: [CBOR] = []
    for _ in 0..<count {
      guard let value = value(within: depth) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  private mutating func map(of head: CBORHead, within depth: Int) -> CBOR? {
    guard let count = head.size, count <= bytes.count - position else { return nil }
    var members: [CBOR.Member] = []
    for _ in 0..<count {
      guard case .text(let key)? = value(within: depth), let value = value(within: depth) else {
        return nil
      }
      members.append(CBOR.Member(key, value))
    }
    return .map(members)
  }

  private func simple(_ first: UInt8, _ bits: UInt64) -> CBOR? {
    switch first {
    case 0xF4: .bool(false)
    case 0xF5: .bool(true)
    case 0xF6: .null
    case 0xFB: .number(Double(bitPattern: bits))
    default: nil
    }
  }
}
