private import CPixels

/// A zlib stream for pictures of interfaces: under the up filter, most pixels repeat the one before.
///
/// The only matches are runs of whole pixels (distance three), found while the rows are filtered, so one pass over the
/// picture is enough. The symbols are written in blocks of a dynamic Huffman code each (RFC 1951, section 3.2.7).
/// Between two rows there are only the tokens of a block and the bytes so far.
struct RunEncoding: ~Copyable {
  /// The most tokens in a block before its last row: enough to pay for its code, few enough to stay in the cache.
  private static let tokensInBlock = 1 << 15

  /// The tokens so far.
  private(set) var tokenTotal = 0

  private let width: Int
  private var bytes: [UInt8]
  private var tokens: [UInt32]
  private var tokenCount = 0
  private var counts = [UInt32](repeating: 0, count: Int(pixels_count_kinds))
  private var adler = pixels_adler(low: 1, high: 0)
  private var bits = pixels_bits(pending: 0, count: 0)

  /// Starts a stream for rows of so many pixels behind other bytes.
  init(width: Int, after bytes: [UInt8]) {
    self.width = width
    self.bytes = bytes + [0x78, 0x01]
    tokens = [UInt32](repeating: 0, count: Self.tokensInBlock + width + 1)
  }

  /// Adds a row below another.
  mutating func add(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
    let added = tokens.withUnsafeMutableBufferPointer { tokens in
      guard let next = tokens.baseAddress.map({ $0 + tokenCount }) else { return 0 }
      return pixels_tokenize_row(row, above, width, next, &counts, &adler)
    }
    tokenCount += added
    tokenTotal += added
    if tokenCount >= Self.tokensInBlock { endBlock(isLast: false) }
  }

  /// Ends the stream, whose last rows, filtered, are left to a search for matches; returns all bytes.
  consuming func finish(followedBy rows: [UInt8] = []) -> [UInt8] {
    endBlock(isLast: rows.isEmpty)
    if !rows.isEmpty { write(RunBlock.Field(bits: 0, length: 3)) }
    if bits.count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits.pending)) }
    var checksum = adler.high << 16 | adler.low
    if !rows.isEmpty {
      // An empty stored block, whose kind was written, ends at a whole byte: there other blocks can follow.
      bytes += [0, 0, 0xFF, 0xFF] + Deflate.blocks(rows, level: 1)
      checksum = Deflate.adler32(rows, after: checksum)
    }
    bytes += checksum.bigEndianBytes
    return bytes
  }

  /// The stream of a whole picture.
  static func zlib(_ bitmap: Bitmap) -> [UInt8] {
    let blank = [UInt32](repeating: 0, count: bitmap.width)
    var encoding = RunEncoding(width: bitmap.width, after: [])
    (blank + bitmap.pixels).withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { return }
      for start in stride(from: bitmap.width, to: rows.count, by: bitmap.width) {
        encoding.add(first + start, above: first + start - bitmap.width)
      }
    }
    return encoding.finish()
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
