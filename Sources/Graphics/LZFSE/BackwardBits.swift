/// Bits from the last byte to the first, each byte from its highest bit, as tANS codes are read.
struct BackwardBits {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var accumulator: UInt64 = 0
  private var count = 0

  /// True where more bits were read than there are; those were zero.
  private(set) var isOverrun = false

  /// Starts at the end of some bytes, after the unused bits of the last; nil unless these are there and zero.
  init?(_ bytes: ArraySlice<UInt8>, padding: Int) {
    self.bytes = bytes
    next = bytes.endIndex
    refill()
    guard read(padding) == 0, !isOverrun else { return nil }
  }

  /// Makes sure of 56 bits, as far as there are as many.
  @inline(__always)
  mutating func refill() {
    while count <= 56, next > bytes.startIndex {
      next -= 1
      accumulator = accumulator << 8 | UInt64(bytes[next])
      count += 8
    }
  }

  /// The next bits as a number; all that are read between two refills may be 56.
  @inline(__always)
  mutating func read(_ length: Int) -> Int {
    guard length <= count else {
      isOverrun = true
      count = 0
      return 0
    }
    count -= length
    return Int(truncatingIfNeeded: accumulator >> UInt64(count) & (1 << UInt64(length) - 1))
  }
}
