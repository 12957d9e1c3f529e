extension LZFSE {
  /// Writes bytes as plain blocks and the end: a stream that every reader takes, a little longer than what it holds.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    stream.reserveCapacity(bytes.count + 12)
    var start = 0
    while start < bytes.count {
      let end = min(start + longestPlainBlock, bytes.count)
      stream += BlockKind.plain.magic + UInt32(end - start).littleEndianBytes
      stream += bytes[start..<end]
      start = end
    }
    return stream + BlockKind.end.magic
  }

  /// Apple's reader keeps lengths in 32 bits, so a longer block would not be understood.
  private static let longestPlainBlock = 1 << 30
}
