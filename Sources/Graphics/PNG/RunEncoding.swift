private import CPixels

/// A zlib stream for pictures of interfaces: under the up filter, most pixels repeat the one before.
///
/// The only matches are runs of whole pixels (distance three), found while the rows are filtered, so one pass over the
/// picture is enough. The symbols are written in blocks of a dynamic Huffman code each (RFC 1951, section 3.2.7).
/// Between two rows there are only the tokens of a block and the bytes so far, unless the rows are recorded.
struct RunEncoding: ~Copyable {
  /// The most tokens in a block before its last row: enough to pay for its code, few enough to stay in the cache.
  private static let tokensInBlock = 1 << 15
  /// The most tokens that are recorded, a mebibyte: far more than pictures of interfaces have.
  private static let recordedTokens = 1 << 18

  /// The tokens so far.
  private(set) var tokenTotal = 0
  /// The rows so far.
  private var rowTotal = 0

  private let width: Int
  private var bytes: [UInt8]
  private var tokens: [UInt32]
  private var tokenCount = 0
  private var counts = [UInt32](repeating: 0, count: Int(pixels_count_kinds))
  private var adler = AdlerSum.start
  private var bits = pixels_bits(pending: 0, count: 0)
  /// Where the tokens and the rows of the block start.
  private var blockStart = (token: 0, row: 0)
  /// The rows of the block that were taken over from the picture before, and are not counted yet.
  private var repeated: [Range<Int>] = []
  private let known: PNG.TokenizedRows?
  private var record: PNG.TokenizedRows?

  /// Starts a stream for rows of so many pixels behind other bytes.
  init(width: Int, after bytes: [UInt8]) {
    self.init(width: width, after: bytes, knowing: nil, record: nil)
  }

  /// Starts a stream whose rows are recorded.
  ///
  /// - Parameter known: the rows of the picture before, if any.
  init(width: Int, after bytes: [UInt8], recordingAfter known: PNG.TokenizedRows?) {
    self.init(width: width, after: bytes, knowing: known, record: PNG.TokenizedRows())
  }

  private init(
    width: Int, after bytes: [UInt8], knowing known: PNG.TokenizedRows?,
    record: PNG.TokenizedRows?
  ) {
    self.width = width
    self.bytes = bytes + [0x78, 0x01]
    self.known = known
    self.record = record
    let room = max(known?.tokens.count ?? 0, Self.tokensInBlock + width + 1)
    tokens = [UInt32](repeating: 0, count: room)
  }

  /// Adds a row below another.
  mutating func add(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
    var sum = pixels_adler(low: 0, high: 0)
    let added = tokens.withUnsafeMutableBufferPointer { tokens in
      guard let next = tokens.baseAddress.map({ $0 + tokenCount }) else { return 0 }
      return pixels_tokenize_row(row, above, width, next, &counts, &sum)
    }
    append(AdlerSum(low: sum.low, high: sum.high), tokens: added)
    if isBlockFull { endBlock(isLast: false) }
  }

  /// Adds so many of the next rows, which stand at the same place in the picture before, and below the same row; false where that is not known.
  mutating func repeatRows(_ count: Int) -> Bool {
    let rows = rowTotal..<rowTotal + count
    guard let known, rows.upperBound <= known.count else { return false }
    if tokenCount - blockStart.token + known.places(of: rows).count < Self.tokensInBlock {
      take(rows, of: known)
    } else {
      for row in rows {
        take(row..<row + 1, of: known)
        if isBlockFull { endBlock(isLast: false) }
      }
    }
    return true
  }

  /// Ends the stream, whose last rows, filtered, are left to a search for matches.
  consuming func finish(
    followedBy rows: [UInt8] = []
  ) -> (bytes: [UInt8], rows: PNG.TokenizedRows?) {
    endBlock(isLast: rows.isEmpty)
    if !rows.isEmpty { write(RunBlock.Field(bits: 0, length: 3)) }
    if bits.count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits.pending)) }
    var checksum = adler.checksum
    if !rows.isEmpty {
      // An empty stored block, whose kind was written, ends at a whole byte: there other blocks can follow.
      bytes += [0, 0, 0xFF, 0xFF] + Deflate.blocks(rows, level: 1)
      checksum = Deflate.adler32(rows, after: checksum)
    }
    bytes += checksum.bigEndianBytes
    record?.tokens = tokens
    return (bytes, record)
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
    return encoding.finish().bytes
  }

  private var isBlockFull: Bool { tokenCount - blockStart.token >= Self.tokensInBlock }

  /// Takes rows over, whose tokens are counted when the block ends.
  private mutating func take(_ rows: Range<Int>, of known: PNG.TokenizedRows) {
    let places = known.places(of: rows)
    makeRoom(for: places.count)
    tokens.withUnsafeMutableBufferPointer { tokens in
      known.tokens.withUnsafeBufferPointer { known in
        let room = UnsafeMutableBufferPointer(
          rebasing: tokens[tokenCount..<tokenCount + places.count])
        _ = room.update(fromContentsOf: known[places])
      }
    }
    for row in rows { append(known.sums[row], tokens: known.places(of: row..<row + 1).count) }
    if let last = repeated.last, last.upperBound == rows.lowerBound {
      repeated[repeated.count - 1] = last.lowerBound..<rows.upperBound
    } else {
      repeated.append(rows)
    }
  }

  private mutating func append(_ sum: AdlerSum, tokens added: Int) {
    adler.append(sum, length: 1 + 3 * width)
    tokenCount += added
    tokenTotal += added
    rowTotal += 1
    record?.sums.append(sum)
    record?.starts.append(tokenCount)
  }

  private mutating func endBlock(isLast: Bool) {
    let before = blockBefore
    known?.count(repeated, near: before, in: &counts)
    let code = before.flatMap { $0.counts == counts ? $0.code : nil } ?? RunBlock(counts: counts)
    write(RunBlock.Field(bits: isLast ? 0b101 : 0b100, length: 3))
    for field in code.header { write(field) }
    writeTokens(code)
    write(code.end)
    record?.blocks.append(
      PNG.TokenizedRows.Block(rows: blockStart.row..<rowTotal, counts: counts, code: code))
    startBlock()
  }

  /// The block of the picture before that is most similar to this one.
  private var blockBefore: PNG.TokenizedRows.Block? {
    guard let known, let record, record.blocks.count < known.blocks.count else { return nil }
    return known.blocks[record.blocks.count]
  }

  private mutating func startBlock() {
    if tokenCount > Self.recordedTokens { record = nil }
    if record == nil { tokenCount = 0 }
    blockStart = (tokenCount, rowTotal)
    repeated = []
    for kind in counts.indices { counts[kind] = 0 }
    makeRoom(for: Self.tokensInBlock + width + 1)
  }

  private mutating func makeRoom(for count: Int) {
    let missing = tokenCount + count - tokens.count
    if missing > 0 { tokens += repeatElement(0, count: missing) }
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

  private mutating func writeTokens(_ code: RunBlock) {
    // The kernel stores eight bytes at a time.
    let capacity = (code.tokenBits + 7) / 8 + 8
    let (start, count) = (blockStart.token, tokenCount - blockStart.token)
    bytes += [UInt8](unsafeUninitializedCapacity: capacity) { output, written in
      guard let first = output.baseAddress else { return }
      written = tokens.withUnsafeBufferPointer { tokens in
        guard let tokens = tokens.baseAddress else { return 0 }
        return pixels_write_tokens(tokens + start, count, code.codes, &bits, first)
      }
    }
  }
}
