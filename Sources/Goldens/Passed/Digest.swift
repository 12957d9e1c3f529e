private import CDigest

/// 256 bits by which content is known again: BLAKE2b-256 (RFC 7693), which no accident finds twice.
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

/// Takes content up part by part; texts and numbers are told apart, however they follow each other.
package struct Digester {
  private var work = digest_work()

  fileprivate init() {
    digest_begin(&work)
  }

  /// Adds bytes, and not how many they are.
  package mutating func add(_ bytes: [UInt8]) {
    digest_add(&work, bytes, bytes.count)
  }

  /// Adds a number.
  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).littleEndian) {
      digest_add(&work, $0.baseAddress, $0.count)
    }
  }

  /// Adds a text with its length.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    var text = text
    text.withUTF8 { digest_add(&work, $0.baseAddress, $0.count) }
  }

  /// Adds another digest.
  package mutating func add(_ digest: Digest) {
    withUnsafeBytes(of: digest.words) { digest_add(&work, $0.baseAddress, $0.count) }
  }

  /// Adds what tells this build of the program and of its libraries from any other; false where nothing does.
  mutating func addProgram() -> Bool {
    digest_add_program(&work)
  }

  fileprivate var digest: Digest {
    var work = work
    var words = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &words) { bytes in
      digest_end(&work, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    return Digest(words)
  }
}

extension Digest {
  /// The bytes as 64 hexadecimal digits, the first one first.
  package var hexadecimal: String {
    withUnsafeBytes(of: words) { bytes in
      String(
        decoding: bytes.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] },
        as: UTF8.self)
    }
  }

  /// Reads 64 hexadecimal digits; nil for anything else.
  init?(hexadecimal text: ArraySlice<UInt8>) {
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
