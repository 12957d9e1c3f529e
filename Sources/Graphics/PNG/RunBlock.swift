private import CPixels

/// The dynamic Huffman code of one block of run-encoded rows.
struct RunBlock {
  /// Some bits of the stream, lowest first.
  struct Field {
    var bits: UInt32
    var length: UInt8
  }

  /// The description of the code, which follows the three bits of the block's kind.
  let header: [Field]
  /// The code of every byte, then of every number of repeated pixels, as the kernel that writes tokens takes them.
  let codes: [UInt32]
  /// The code that ends the block.
  let end: Field
  /// The bits that all counted tokens take.
  let tokenBits: Int

  /// Makes the best code for tokens that were counted as the kernel that finds them counts.
  init(counts: [UInt32]) {
    let symbolCounts = Self.symbolCounts(counts)
    let symbols = HuffmanCode(counts: symbolCounts, longest: 15)
    header = Self.header(symbols)
    let bytes = (0..<256).map {
      Field(bits: UInt32(symbols.codes[$0]), length: symbols.lengths[$0])
    }
    let runs = Self.runs.map { Self.field(of: $0, symbols) }
    codes = (bytes + [Field(bits: 0, length: 0)] + runs).map { $0.bits | UInt32($0.length) << 24 }
    end = Field(
      bits: UInt32(symbols.codes[Self.endOfBlock]), length: symbols.lengths[Self.endOfBlock])
    tokenBits =
      Self.bits(of: bytes, symbolCounts[...]) + Self.bits(of: runs, counts[Self.firstRun...])
  }

  private static let endOfBlock = 256
  private static let symbolLimit = 286
  /// Where the counts of runs of one pixel and more start.
  private static let firstRun = Int(pixels_count_runs) + 1
  private static let runs = (1...Int(pixels_token_longest_run)).map {
    RunLength(bytes: 3 * $0)
  }
  /// Distance 3 is the third distance symbol; as the only one its code is a single zero bit.
  private static let distanceLengths: [UInt8] = [0, 0, distanceLength]
  private static let distanceLength: UInt8 = 1

  private static func symbolCounts(_ counts: [UInt32]) -> [UInt32] {
    var symbols = [UInt32](repeating: 0, count: symbolLimit)
    for byte in 0..<256 {
      symbols[byte] = counts[byte] + counts[256 + byte] + counts[512 + byte]
    }
    symbols[Int(pixels_filter_up.rawValue)] += counts[Int(pixels_count_rows)]
    symbols[endOfBlock] = 1
    for (run, count) in zip(runs, counts[firstRun...]) { symbols[run.symbol] += count }
    return symbols
  }

  private static func bits(of codes: [Field], _ counts: ArraySlice<UInt32>) -> Int {
    zip(codes, counts).reduce(0) { sum, pair in sum + Int(pair.0.length) * Int(pair.1) }
  }

  private static func field(of run: RunLength, _ symbols: HuffmanCode) -> Field {
    let length = symbols.lengths[run.symbol]
    return Field(
      bits: UInt32(symbols.codes[run.symbol]) | run.extraBits << UInt32(length),
      length: length + run.extraLength + distanceLength)
  }

  /// The order in which a block gives the lengths of the code for lengths.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func header(_ symbols: HuffmanCode) -> [Field] {
    let lengths = symbols.lengths + distanceLengths
    var counts = [UInt32](repeating: 0, count: order.count)
    for length in lengths { counts[Int(length)] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let sizes = [
      Field(bits: UInt32(symbolLimit - 257), length: 5),
      Field(bits: UInt32(distanceLengths.count - 1), length: 5),
      Field(bits: UInt32(order.count - 4), length: 4),
    ]
    return sizes + order.map { Field(bits: UInt32(code.lengths[$0]), length: 3) }
      + lengths.map { Field(bits: UInt32(code.codes[Int($0)]), length: code.lengths[Int($0)]) }
  }
}
