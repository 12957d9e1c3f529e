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

  /// Makes a head with a count that may be more than a program can have.
  init(_ major: Major, _ count: UInt64) {
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
