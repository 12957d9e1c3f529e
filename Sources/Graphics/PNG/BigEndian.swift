extension UInt32 {
  /// The four bytes, highest first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }

  /// Makes a number from the four bytes at an offset, highest first; nil where there are fewer.
  init?(bigEndian bytes: [UInt8], at offset: Int) {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    self = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
