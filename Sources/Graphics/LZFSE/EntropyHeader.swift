/// The header of an entropy-coded block, without the frequencies: its two streams of bits.
struct EntropyHeader {
  /// A stream of symbols that is read from its end.
  struct Stream {
    /// The number of symbols.
    var count: Int
    /// The number of bytes.
    var payload: Int
    /// The number of bits of the last byte that are not used, from 0 to 7.
    var padding: Int
    /// The states at which reading starts.
    var states: [Int]
  }

  /// The bytes that matches are put between.
  var literals: Stream
  /// Triples of a number of literals, a length and a distance.
  var matches: Stream
  /// The length of the header with its frequencies, in bytes.
  var length: Int

  /// The length of a header whose frequencies are whole numbers; it ends with two bytes of padding.
  static let plainLength = 772
  /// The length of a packed header without frequencies.
  static let leastPackedLength = 32

  /// Reads the fixed part of a header; nil where it is cut off.
  init?(of kind: LZFSE.BlockKind, at start: Int, in bytes: ArraySlice<UInt8>) {
    let header =
      kind == .entropyCoded
      ? Self(plainAt: start, in: bytes) : Self(packedAt: start, in: bytes)
    guard let header else { return nil }
    self = header
  }

  /// True where all numbers are those that a writer may write.
  var isInRange: Bool {
    literals.count <= 40_000 && matches.count <= 10_000
      && (0...7).contains(literals.padding) && (0...7).contains(matches.padding)
      && literals.states.allSatisfy { $0 < EntropyAlphabet.literals.states }
      && zip(matches.states, EntropyAlphabet.triple).allSatisfy { $0 < $1.states }
  }

  private init?(plainAt start: Int, in bytes: ArraySlice<UInt8>) {
    guard bytes.endIndex - start >= Self.plainLength else { return nil }
    let word = { (offset: Int) in Int(UInt32(littleEndian: bytes, at: start + offset) ?? 0) }
    let half = { (offset: Int) in Int(UInt16(littleEndian: bytes, at: start + offset) ?? 0) }
    let padding = { (offset: Int) in -Int(Int32(truncatingIfNeeded: word(offset))) }
    literals = Stream(
      count: word(12), payload: word(20), padding: padding(28),
      states: [32, 34, 36, 38].map(half))
    matches = Stream(
      count: word(16), payload: word(24), padding: padding(40), states: [44, 46, 48].map(half))
    length = Self.plainLength
  }

  private init?(packedAt start: Int, in bytes: ArraySlice<UInt8>) {
    guard let first = UInt64(littleEndian: bytes, at: start + 8),
      let second = UInt64(littleEndian: bytes, at: start + 16),
      let third = UInt64(littleEndian: bytes, at: start + 24)
    else { return nil }
    literals = Stream(
      count: first.bits(20, from: 0), payload: first.bits(20, from: 20),
      padding: 7 - first.bits(3, from: 60),
      states: [0, 10, 20, 30].map { second.bits(10, from: $0) })
    matches = Stream(
      count: first.bits(20, from: 40), payload: second.bits(20, from: 40),
      padding: 7 - second.bits(3, from: 60),
      states: [32, 42, 52].map { third.bits(10, from: $0) })
    length = third.bits(32, from: 0)
  }
}

extension UInt64 {
  /// The number in some of the bits.
  fileprivate func bits(_ count: Int, from lowest: Int) -> Int {
    Int(self >> UInt64(lowest) & (1 << UInt64(count) - 1))
  }
}
