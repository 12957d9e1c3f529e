private import CPixels

/// A zlib stream for pictures of interfaces: under the up filter, most pixels repeat the one before.
///
/// The only matches are runs of whole pixels (distance three), found while the rows are filtered, so one pass over the
/// picture is enough. The symbols are written in blocks of a dynamic Huffman code each (RFC 1951, section 3.2.7).
/// Between two rows there are only the tokens of a block, the bytes so far and the row above.
struct RunEncoding: ~Copyable {
  /// The most tokens in a block before its last row: enough to pay for its code, few enough to stay in the cache.
  private static let tokensInBlock = 1 << 15

  /// The tokens so far.
  private(set) var tokenTotal = 0

  private let width: Int
  private var bytes: [UInt8]
  private var above: [UInt32]
  private var tokens: [UInt32]
  private var tokenCount = 0
  private var counts = [UInt32](repeating: 0, count: Int(pixels_count_kinds))
  private var adler = pixels_adler(low: 1, high: 0)
  private var bits = pixels_bits(pending: 0, count: 0)

  /// Starts a stream for rows of so many pixels behind other bytes.
  init(width: Int, after bytes: [UInt8]) {
    self.width = width
    self.bytes = bytes + [0x78, 0x01]
    above = [UInt32](repeating: 0, count: width)
    tokens = [UInt32](repeating: 0, count: Self.tokensInBlock + width + 1)
  }

  /// Adds whole rows that follow one another in memory.
  mutating func add(_ rows: UnsafeBufferPointer<UInt32>) {
    guard let first = rows.baseAddress else { return }
    let last = above
    last.withUnsafeBufferPointer { tokenize(first, above: $0.baseAddress ?? first) }
    for start in stride(from: width, to: rows.count, by: width) {
      tokenize(first + start, above: first + start - width)
    }
    above = Array(rows.suffix(width))
  }

  /// Ends the last block, fills up its last byte and appends the checksum.
  consuming func finish() -> [UInt8] {
    endBlock(isLast: true)
    if bits.count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits.pending)) }
    bytes += (adler.high << 16 | adler.low).bigEndianBytes
    return bytes
  }

  private mutating func tokenize(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
    let added = tokens.withUnsafeMutableBufferPointer { tokens in
      guard let next = tokens.baseAddress.map({ $0 + tokenCount }) else { return 0 }
      return pixels_tokenize_row(row, above, width, next, &counts, &adler)
    }
    tokenCount += added
    tokenTotal += added
    if tokenCount >= Self.tokensInBlock { endBlock(isLast: false) }
  }

  private mutating func endBlock(isLast: Bool) {
    let block = RunBlock(counts: counts)
    write(RunBlock.Field(bits: isLast ? 0b101 : 0b100, length: 3))
    for field in block.header { write(field) }
    writeTokens(block)
    write(block.end)
    tokenCount = 0
    for kind in counts.indices { counts[kind] = 0 }
  }

  private mutating func write(_ field: RunBlock.Field) {
    bits.pending |= UInt64(field.bits) << UInt64(bits.count)
    bits.count += UInt32(field.length)
    while bits.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits.pending))
      bits.pending >>= 8
      bits.count -= 8
    }
  }

  private mutating func writeTokens(_ block: RunBlock) {
    // The kernel stores eight bytes at a time.
    let capacity = (block.tokenBits + 7) / 8 + 8
    bytes += [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      guard let first = output.baseAddress else { return }
      count = pixels_write_tokens(tokens, tokenCount, block.codes, &bits, first)
    }
  }
}
