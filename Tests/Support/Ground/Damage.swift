import AfterimageRandom
import Foundation

/// Bytes as accidents and enemies leave them: the same for the same seed.
package struct Damage {
  private var numbers: SplitMix

  /// Begins the damages of a seed.
  package init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  /// How many seeds a test takes: as many as it says, or as `AFTERIMAGE_SEEDS` of the environment does.
  package static func seedCount(orElse count: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment["AFTERIMAGE_SEEDS"].flatMap { UInt64($0) } ?? count
  }

  /// Some of the bytes changed, left out, repeated, or replaced by those of something else.
  package mutating func damaged(_ bytes: [UInt8], with other: [UInt8] = []) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...3, using: &numbers) where !damaged.isEmpty {
      change(&damaged, with: other)
    }
    return damaged
  }

  /// A number of something.
  package mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  /// Any bytes.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
  }

  private mutating func change(_ bytes: inout [UInt8], with other: [UInt8]) {
    let part = range(of: bytes)
    switch number(in: 0..<8) {
    case 0: bytes[part.lowerBound] ^= 1 << UInt8(number(in: 0..<8))
    case 1: bytes[part.lowerBound] = Self.heads[number(in: 0..<Self.heads.count)]
    case 2: bytes.removeSubrange(part.lowerBound...)
    case 3: bytes.removeSubrange(part)
    case 4: bytes.insert(contentsOf: bytes[part], at: part.upperBound)
    case 5: bytes.insert(contentsOf: other[range(of: other)], at: part.lowerBound)
    case 6: bytes.replaceSubrange(part, with: other[range(of: other)])
    default: bytes.insert(contentsOf: hugeClaim(), at: part.lowerBound)
    }
  }

  /// A part of some bytes, mostly a short one; of none the empty one.
  private mutating func range(of bytes: [UInt8]) -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    let start = number(in: 0..<bytes.count)
    let most = min(bytes.count - start, number(in: 0..<4) == 0 ? bytes.count : 12)
    return start..<start + number(in: 1..<most + 1)
  }

  /// The head of a value of CBOR, or of a field of a message, that says that much follows.
  private mutating func hugeClaim() -> [UInt8] {
    let head = Self.heads[number(in: 0..<Self.heads.count)]
    let count = number(in: 0..<2) == 0 ? bytes(8) : Array(repeating: UInt8(0xFF), count: 8)
    return [head] + count
  }

  /// Arrays, maps, texts, bytes and numbers of eight bytes, arrays of one value, and ends of other kinds.
  private static let heads: [UInt8] = [
    0x9B, 0xBB, 0x7B, 0x5B, 0x1B, 0x3B, 0xFB, 0x81, 0xA1, 0x9F, 0xC0, 0xF6, 0x00, 0x2A, 0x12, 0xFF,
    0x80, 0x0A, 0x09,
  ]
}
