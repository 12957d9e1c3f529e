extension FixedWidthInteger where Self: UnsignedInteger {
  /// The bytes, lowest first.
  var littleEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }

  /// Makes a number from the bytes at an index, lowest first; nil where there are fewer.
  init?(littleEndian bytes: ArraySlice<UInt8>, at index: Int) {
    let count = Self.bitWidth / 8
    guard index >= bytes.startIndex, index <= bytes.endIndex - count else { return nil }
    self = bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Self($1) }
  }
}
