/// The two halves of an Adler-32 checksum (RFC 1950, section 8.2), both below 65521.
struct AdlerSum {
  /// The sum of the bytes.
  private(set) var low: UInt32
  /// The sum of all sums on the way.
  private(set) var high: UInt32

  /// Where the checksum of a stream starts.
  static let start = AdlerSum(low: 1, high: 0)

  private static let modulus: UInt64 = 65521

  /// The checksum as a stream ends with it.
  var checksum: UInt32 { high << 16 | low }

  /// Makes the sums of bytes, which for a part of a stream start at zero.
  init(low: UInt32, high: UInt32) {
    self.low = low
    self.high = high
  }

  /// Adds a part of the stream, by its sums and its length in bytes: what was summed before counts once more at each of them.
  mutating func append(_ part: AdlerSum, length: Int) {
    let weighted = UInt64(high) + UInt64(length) * UInt64(low) + UInt64(part.high)
    high = UInt32(truncatingIfNeeded: weighted % Self.modulus)
    low = UInt32(truncatingIfNeeded: (UInt64(low) + UInt64(part.low)) % Self.modulus)
  }
}
