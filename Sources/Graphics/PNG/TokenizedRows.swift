private import CPixels

extension PNG {
  /// The packed rows of a file, for the file of a picture that has some of them at the same place.
  package struct TokenizedRows: Sendable {
    /// A block of the file: its rows, and how often each token is in it.
    struct Block {
      /// The rows.
      let rows: Range<Int>
      /// How often each kind of token is among them, as the kernels count.
      let counts: [UInt32]
      /// The code that was made of the counts.
      let code: RunBlock
    }

    /// The tokens of all rows.
    var tokens: [UInt32] = []
    /// Where the tokens of each row start, and where those of the last one end.
    var starts = [0]
    /// The part of each row in the checksum.
    var sums: [AdlerSum] = []
    /// The blocks, from the top.
    var blocks: [Block] = []

    /// Starts without a row.
    init() {}

    /// The number of rows.
    var count: Int { sums.count }

    /// The place of the tokens of some rows.
    func places(of rows: Range<Int>) -> Range<Int> {
      starts[rows.lowerBound]..<starts[rows.upperBound]
    }

    /// Adds the tokens of rows to counts, each so many times.
    func count(_ rows: [Range<Int>], times weight: Int32, in counts: inout [UInt32]) {
      tokens.withUnsafeBufferPointer { tokens in
        for rows in rows where !rows.isEmpty {
          let part = UnsafeBufferPointer(rebasing: tokens[places(of: rows)])
          pixels_count_tokens(part.baseAddress, part.count, weight, &counts)
        }
      }
    }

    /// The number of tokens of rows.
    func tokenCount(of rows: [Range<Int>]) -> Int {
      rows.reduce(0) { $0 + places(of: $1).count }
    }
  }
}

extension PNG.TokenizedRows {
  /// Adds the tokens of some rows to counts, by way of a block that has most of them where that is shorter.
  ///
  /// - Parameter rows: ranges in order.
  func count(_ rows: [Range<Int>], near block: Block?, in counts: inout [UInt32]) {
    guard let block else { return count(rows, times: 1, in: &counts) }
    let gone = block.rows.without(rows)
    let come = rows.flatMap { $0.without([block.rows]) }
    guard tokenCount(of: gone) + tokenCount(of: come) < tokenCount(of: rows) else {
      return count(rows, times: 1, in: &counts)
    }
    for kind in counts.indices { counts[kind] &+= block.counts[kind] }
    count(gone, times: -1, in: &counts)
    count(come, times: 1, in: &counts)
  }
}

extension Range<Int> {
  /// The rest where other ranges, in order, are taken out.
  fileprivate func without(_ others: [Range<Int>]) -> [Range<Int>] {
    var left: [Range<Int>] = []
    var start = lowerBound
    for other in others where other.overlaps(self) {
      if start < other.lowerBound { left.append(start..<other.lowerBound) }
      start = Swift.max(start, other.upperBound)
    }
    if start < upperBound { left.append(start..<upperBound) }
    return left
  }
}
