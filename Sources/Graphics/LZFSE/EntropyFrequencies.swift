/// How often each symbol of each alphabet comes up, in parts of the states of its table.
struct EntropyFrequencies {
  /// One list for each of `EntropyAlphabet.all`.
  let lists: [[Int]]

  /// Reads the frequencies that follow the fixed part of a header.
  init(of block: LZFSEBlock, in bytes: ArraySlice<UInt8>) throws(LZFSEError) {
    let count = EntropyAlphabet.all.reduce(0) { $0 + $1.bases.count }
    let flat =
      block.kind == .entropyCoded
      ? Self.plain(count, of: block, in: bytes) : Self.packed(count, of: block, in: bytes)
    guard let flat else { throw block.broken(.frequencies) }
    var rest = flat[...]
    lists = EntropyAlphabet.all.map { alphabet in
      defer { rest = rest.dropFirst(alphabet.bases.count) }
      return Array(rest.prefix(alphabet.bases.count))
    }
  }

  private static func plain(
    _ count: Int, of block: LZFSEBlock, in bytes: ArraySlice<UInt8>
  ) -> [Int] {
    (0..<count).map { Int(UInt16(littleEndian: bytes, at: block.start + 50 + 2 * $0) ?? 0) }
  }

  /// Unpacks frequencies, each by a code of 2 to 14 bits from the lowest bit; without any, all are zero.
  private static func packed(
    _ count: Int, of block: LZFSEBlock, in bytes: ArraySlice<UInt8>
  ) -> [Int]? {
    let start = block.start + EntropyHeader.leastPackedLength
    guard block.payloadStart > start else { return Array(repeating: 0, count: count) }
    var bits = ForwardBits(bytes[start..<block.payloadStart])
    let frequencies = (0..<count).map { _ in frequency(from: &bits) }
    return bits.isUsedUp ? frequencies : nil
  }

  private static func frequency(from bits: inout ForwardBits) -> Int {
    switch (bits.read(1), bits.read(1)) {
    case (0, let one): one
    case (_, 0): 2 + bits.read(1)
    default:
      if bits.read(1) == 0 {
        4 + bits.read(2)
      } else {
        bits.read(1) == 0 ? 8 + bits.read(4) : 24 + bits.read(10)
      }
    }
  }
}

/// Bits from the first byte on, each byte from its lowest bit.
private struct ForwardBits {
  private var bytes: ArraySlice<UInt8>
  private var used = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// True where every byte is begun, and no bit was read beyond the last.
  var isUsedUp: Bool { (used + 7) / 8 == bytes.count }

  /// The next few bits as a number; beyond the last byte they are zero.
  mutating func read(_ count: Int) -> Int {
    var value = 0
    for bit in 0..<count {
      let index = bytes.startIndex + used / 8
      if index < bytes.endIndex { value |= Int(bytes[index] >> UInt8(used % 8) & 1) << bit }
      used += 1
    }
    return value
  }
}
