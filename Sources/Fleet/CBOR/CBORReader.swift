/// Reads values one after the other out of bytes that nobody vouches for.
package struct CBORReader {
  private let bytes: [UInt8]
  /// The place of the next byte.
  package private(set) var position: Int

  /// How many bytes more the last value would have had at least, where it ended too early; 0 where it is none, whatever follows.
  private(set) var missing = 0
  /// How many values may be read yet.
  private var rest: Int

  /// The most values that may lie within each other.
  private static let deepest = 64
  /// The values that are read of anything: each takes up to fifty times the memory of its byte.
  private static let most = 1 << 22

  /// Begins at a place of some bytes.
  package init(_ bytes: [UInt8], at position: Int = 0) {
    // What is encoded here has more than four bytes for each value.
    self.init(bytes, at: position, most: max(Self.most, bytes.count / 4))
  }

  /// Begins at a place of some bytes.
  ///
  /// - Parameter most: the most values that are read, each part of others counted.
  init(_ bytes: [UInt8], at position: Int, most: Int) {
    (self.bytes, self.position, rest) = (bytes, position, most)
  }

  /// True where no byte is left.
  package var isAtEnd: Bool { position >= bytes.count }

  /// The next value; nil where the bytes end too early or are none.
  package mutating func value() -> CBOR? {
    missing = 0
    return value(within: Self.deepest)
  }

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
    guard hasBytes(1) else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// True where so many bytes are left; else notes how many are missing.
  private mutating func hasBytes(_ count: Int) -> Bool {
    let left = bytes.count - position
    if count > left { missing = count - left }
    return count <= left
  }

  private mutating func value(within depth: Int) -> CBOR? {
    let start = position
    guard depth > 0, rest > 0, let head = head() else { return nil }
    rest -= 1
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
    guard let count = head.size, hasBytes(count) else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  private mutating func array(of head: CBORHead, within depth: Int) -> CBOR? {
    // Each value has a byte at least, so that a wrong count ends here and fills no memory.
    guard let count = head.size, hasBytes(count) else { return nil }
    var values: [CBOR] = []
    for _ in 0..<count {
      guard let value = value(within: depth) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  private mutating func map(of head: CBORHead, within depth: Int) -> CBOR? {
    guard let count = head.size, hasBytes(count) else { return nil }
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
