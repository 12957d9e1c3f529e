private import CBuildIDs
private import CCairo

/// The SHA-256 of some content, by which it is recognised: 256 bits, which no accident gives twice.
package struct Digest: Hashable, Sendable {
  /// The bytes, eight to a word, the first one lowest.
  fileprivate let words: SIMD4<UInt64>

  fileprivate init(_ words: SIMD4<UInt64>) {
    self.words = words
  }

  /// Digests what is added to it.
  package init(_ add: (inout Digester) -> Void) {
    var digester = Digester()
    add(&digester)
    self = digester.digest
  }

  /// Digests bytes.
  package init(of bytes: [UInt8]) {
    self.init { $0.add(bytes) }
  }
}

/// A digest is encoded as its bytes.
extension Digest: Codable {
  /// Reads 32 bytes; throws `DecodingError` where there are others.
  package init(from decoder: any Decoder) throws {
    let bytes = try decoder.singleValueContainer().decode([UInt8].self)
    guard bytes.count == 32 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "it has \(bytes.count) bytes"))
    }
    var words = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
    self.words = words
  }

  /// Writes the bytes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes)
  }
}

/// The digest of content that is added part by part; texts and numbers stay apart, however they follow each other.
package struct Digester: ~Copyable {
  private let checksum: OpaquePointer?

  /// Begins the digest of nothing.
  package init() {
    checksum = g_checksum_new(G_CHECKSUM_SHA256)
  }

  deinit {
    g_checksum_free(checksum)
  }

  /// Adds bytes, without their count.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds some of the bytes of an array, without their count.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds a number.
  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).littleEndian) { add($0) }
  }

  /// Adds a text with its length.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds another digest.
  package mutating func add(_ digest: Digest) {
    withUnsafeBytes(of: digest.words) { add($0) }
  }

  /// Adds the build IDs of the program and its libraries, which tell this build from any other; false where there are none.
  mutating func addProgram() -> Bool {
    build_ids_hand_over(
      {
        g_checksum_update($0.map { OpaquePointer($0) }, $1?.assumingMemoryBound(to: UInt8.self), $2)
      },
      checksum.map { UnsafeMutableRawPointer($0) })
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    g_checksum_update(
      checksum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// The digest of all that was added so far.
  package var digest: Digest {
    // A checksum that was read takes nothing more.
    let checksum = g_checksum_copy(checksum)
    defer { g_checksum_free(checksum) }
    var words = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &words) { bytes in
      var length = bytes.count
      g_checksum_get_digest(
        checksum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), &length)
    }
    return Digest(words)
  }
}

extension Digest {
  /// The 32 bytes, the first one first.
  package var bytes: [UInt8] { withUnsafeBytes(of: words) { Array($0) } }

  /// The bytes as 64 hexadecimal digits, the first one first.
  package var hexadecimal: String {
    withUnsafeBytes(of: words) { bytes in
      String(
        decoding: bytes.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] },
        as: UTF8.self)
    }
  }

  /// Takes 32 bytes, the first one first; nil for any other number of them.
  package init?(bytes: ArraySlice<UInt8>) {
    guard bytes.count == 32 else { return nil }
    var words = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
    self.words = words
  }

  /// Reads 64 hexadecimal digits; nil for anything else.
  package init?(hexadecimal text: ArraySlice<UInt8>) {
    guard text.count == 64 else { return nil }
    var words = SIMD4<UInt64>()
    var isValid = true
    withUnsafeMutableBytes(of: &words) { bytes in
      for (place, digit) in text.enumerated() {
        guard let value = Self.value(of: digit) else { return isValid = false }
        bytes[place / 2] = bytes[place / 2] << 4 | value
      }
    }
    guard isValid else { return nil }
    self.words = words
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
