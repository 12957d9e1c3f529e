/// A canonical prefix code of limited length, as deflate wants it.
struct HuffmanCode {
  /// The bits of each symbol, the first of them lowest.
  let codes: [UInt16]
  /// The number of bits of each symbol, 0 for those that do not occur.
  let lengths: [UInt8]

  /// Makes the code for symbols that occur so many times, none longer than a number of bits.
  init(counts: [UInt32], longest: Int) {
    lengths = Self.lengths(counts, longest: longest)
    codes = Self.codes(lengths)
  }

  private static func lengths(_ counts: [UInt32], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // Equal counts keep the order of their symbols: the code does not depend on the sort.
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    var remaining = limited(histogram(of: symbols.map { UInt64(counts[$0]) }), to: longest)
    var length = longest
    for symbol in symbols {
      while remaining[length] == 0 { length -= 1 }
      remaining[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    return lengths
  }

  /// How many leaves of the optimal tree lie at each depth; the weights ascend.
  private static func histogram(of weights: [UInt64]) -> [Int] {
    let leaves = weights.count
    var nodes = weights
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var inner = leaves
    for node in leaves..<2 * leaves - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves && (inner >= node || nodes[leaf] <= nodes[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += nodes[child]
        parents[child] = node
      }
      nodes.append(sum)
    }
    return leafDepths(parents, leaves: leaves)
  }

  private static func leafDepths(_ parents: [Int], leaves: Int) -> [Int] {
    var depths = [Int](repeating: 0, count: parents.count)
    var histogram = [Int](repeating: 0, count: leaves + 1)
    for node in (0..<parents.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < leaves { histogram[depths[node]] += 1 }
    }
    return histogram
  }

  /// The histogram with nothing deeper than a limit: leaves move up to it, and shallower ones make room by moving down.
  private static func limited(_ histogram: [Int], to longest: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for (depth, count) in histogram.enumerated() { counts[min(depth, longest)] += count }
    var used = (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while used > 1 << longest {
      guard let depth = (1..<longest).last(where: { counts[$0] > 0 }) else { break }
      counts[depth] -= 1
      counts[depth + 1] += 2
      counts[longest] -= 1
      used -= 1
    }
    return counts
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var codes = [UInt16](repeating: 0, count: lengths.count)
    var next: UInt32 = 0
    for length in 1...UInt8(15) {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = reversed(next, length: length)
        next += 1
      }
    }
    return codes
  }

  private static func reversed(_ code: UInt32, length: UInt8) -> UInt16 {
    (0..<UInt32(length)).reduce(0) { $0 << 1 | UInt16(truncatingIfNeeded: code >> $1 & 1) }
  }
}
