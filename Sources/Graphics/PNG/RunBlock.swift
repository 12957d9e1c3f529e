/// The dynamic Huffman code of one block of run-encoded rows.
struct RunBlock {
  /// Some bits of the stream, lowest first.
  struct Field {
    var bits: UInt32
    var length: UInt8
  }

  /// The description of the code, which follows the three bits of the block's kind.
  let header: [Field]
  /// The bits of every kind of token.
  let codes: [UInt32]
  /// The number of bits of every kind of token.
  let lengths: [UInt8]

  /// Makes the best code for tokens that occur so many times, by kind.
  init(counts: [UInt32]) {
    let symbols = HuffmanCode(counts: Self.symbolCounts(counts), longest: 15)
    header = Self.header(symbols)
    var codes = symbols.codes[...Self.endOfBlock].map(UInt32.init)
    var lengths = Array(symbols.lengths[...Self.endOfBlock])
    for pixels in 1...Self.longestRun {
      let run = RunLength(bytes: 3 * pixels)
      let length = symbols.lengths[run.symbol]
      codes.append(UInt32(symbols.codes[run.symbol]) | run.extraBits << UInt32(length))
      lengths.append(length + run.extraLength + Self.distanceLength)
    }
    self.codes = codes
    self.lengths = lengths
  }

  private static let endOfBlock = 256
  private static let longestRun = 86
  private static let symbolLimit = 286
  /// Distance 3 is the third distance symbol; as the only one its code is a single zero bit.
  private static let distanceLengths: [UInt8] = [0, 0, distanceLength]
  private static let distanceLength: UInt8 = 1

  private static func symbolCounts(_ counts: [UInt32]) -> [UInt32] {
    var symbols = Array(counts[...endOfBlock])
    symbols += [UInt32](repeating: 0, count: symbolLimit - symbols.count)
    for pixels in 1...longestRun {
      symbols[RunLength(bytes: 3 * pixels).symbol] += counts[endOfBlock + pixels]
    }
    return symbols
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

/// A match length as deflate writes it: a symbol and some extra bits (RFC 1951, section 3.2.5).
struct RunLength {
  /// The symbol in the code of literals and lengths.
  let symbol: Int
  /// What is added to the symbol's shortest length.
  let extraBits: UInt32
  /// How many bits that takes.
  let extraLength: UInt8

  private static let shortest = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  /// Makes the symbol of a length from 3 to 258 bytes.
  init(bytes: Int) {
    let place = Self.shortest.lastIndex { $0 <= bytes } ?? 0
    symbol = 257 + place
    extraBits = UInt32(bytes - Self.shortest[place])
    extraLength = place < 8 || bytes == 258 ? 0 : UInt8(place / 4 - 1)
  }
}
