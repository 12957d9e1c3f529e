private import CPixels

/// A zlib stream for pictures of interfaces: under the up filter, most pixels repeat the one before.
///
/// The only matches are runs of whole pixels (distance three), found while the rows are filtered, so one pass over the
/// picture is enough. The symbols are written in blocks of a dynamic Huffman code each (RFC 1951, section 3.2.7).
enum RunEncoding {
  /// The most tokens in a block: enough to pay for its code, few enough to stay in the cache.
  private static let tokensInBlock = 1 << 16

  /// The stream; nil where the picture does not consist of runs, and a search for matches packs it better.
  static func zlib(_ bitmap: Bitmap) -> [UInt8]? {
    let blank = [UInt32](repeating: 0, count: bitmap.width)
    let longestRow = 1 + 3 * bitmap.width
    var writer = RunBlockWriter(capacity: tokensInBlock + longestRow)
    var allowance = longestRow * bitmap.height / 4 + longestRow
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for y in 0..<bitmap.height {
        let row = first + y * bitmap.width
        let tokens =
          y == 0
          ? blank.withUnsafeBufferPointer {
            writer.add(row, above: $0.baseAddress ?? row, bitmap.width)
          }
          : writer.add(row, above: row - bitmap.width, bitmap.width)
        allowance -= tokens
        guard allowance >= 0 else { return }
        if writer.tokenCount >= tokensInBlock { writer.endBlock(isLast: false) }
      }
      writer.endBlock(isLast: true)
    }
    return allowance >= 0 ? writer.finish() : nil
  }
}

/// Tokens of rows, gathered into blocks and written as bits.
private struct RunBlockWriter {
  private var tokens: [UInt16]
  private(set) var tokenCount = 0
  private var counts = [UInt32](repeating: 0, count: Int(pixels_token_kinds))
  private var adler = pixels_adler(low: 1, high: 0)
  private var bits = pixels_bits(pending: 0, count: 0)
  private var stream: [UInt8] = [0x78, 0x01]

  init(capacity: Int) {
    tokens = [UInt16](repeating: 0, count: capacity)
  }

  /// Adds a row, and returns the number of its tokens.
  mutating func add(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, _ width: Int
  ) -> Int {
    let start = tokenCount
    let added = tokens.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return 0 }
      return pixels_tokenize_row(row, above, width, first + start, &counts, &adler)
    }
    tokenCount += added
    return added
  }

  /// Writes the gathered tokens as one block.
  mutating func endBlock(isLast: Bool) {
    let end = Int(pixels_token_end)
    counts[end] = 1
    let block = RunBlock(counts: counts)
    write(bits: isLast ? 0b101 : 0b100, length: 3)
    for field in block.header { write(bits: field.bits, length: field.length) }
    write(Array(tokens[..<tokenCount]) + [UInt16(end)], block)
    tokenCount = 0
    for kind in counts.indices { counts[kind] = 0 }
  }

  /// Fills up the last byte and appends the checksum.
  consuming func finish() -> [UInt8] {
    if bits.count > 0 { stream.append(UInt8(truncatingIfNeeded: bits.pending)) }
    return stream + (adler.high << 16 | adler.low).bigEndianBytes
  }

  private mutating func write(bits value: UInt32, length: UInt8) {
    bits.pending |= UInt64(value) << UInt64(bits.count)
    bits.count += UInt32(length)
    while bits.count >= 8 {
      stream.append(UInt8(truncatingIfNeeded: bits.pending))
      bits.pending >>= 8
      bits.count -= 8
    }
  }

  private mutating func write(_ tokens: [UInt16], _ block: RunBlock) {
    stream += [UInt8](unsafeUninitializedCapacity: 4 * tokens.count + 8) { output, count in
      guard let first = output.baseAddress else { return }
      count = pixels_write_tokens(
        tokens, tokens.count, block.codes, block.lengths, &bits, first)
    }
  }
}
