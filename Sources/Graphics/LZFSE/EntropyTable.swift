/// The decoder of a tANS code (Duda, 2013): each state stands for a value, and with the next bits for the next state.
struct EntropyTable {
  /// The meaning of a state.
  private struct Entry {
    /// The bits to read: those of the next state above, those of the value below.
    var bits: UInt8
    /// How many of them belong to the value.
    var extraBits: UInt8
    /// The number that is added to the upper bits for the next state.
    var nextBase: Int16
    /// The number that is added to the lower bits for the value.
    var base: Int32
  }

  private let entries: [Entry]

  /// Makes a table; nil unless the frequencies add up to the states.
  ///
  /// So every state that can be reached has an entry, and reading needs no further check.
  init?(_ alphabet: EntropyAlphabet, frequencies: [Int]) {
    guard frequencies.reduce(0, +) == alphabet.states else { return nil }
    var entries: [Entry] = []
    entries.reserveCapacity(alphabet.states)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      entries += Self.entries(of: symbol, frequency: frequency, in: alphabet)
    }
    self.entries = entries
  }

  /// The value of a state, and what the next one is.
  @inline(__always)
  func read(_ bits: inout BackwardBits, at state: inout Int) -> Int {
    let entry = entries[state]
    let read = bits.read(Int(entry.bits))
    state = Int(entry.nextBase) + read >> Int(entry.extraBits)
    return Int(entry.base) + read & (1 << Int(entry.extraBits) - 1)
  }

  /// The states of one symbol: the first of them read a bit more than the others, so that together they reach all.
  private static func entries(
    of symbol: Int, frequency: Int, in alphabet: EntropyAlphabet
  ) -> [Entry] {
    let width = frequency.leadingZeroBitCount - alphabet.states.leadingZeroBitCount
    let wide = (2 * alphabet.states) >> width - frequency
    return (0..<frequency).map { index in
      let isWide = index < wide
      let bits = isWide ? width : width - 1
      let next =
        isWide ? (frequency + index) << width - alphabet.states : (index - wide) << (width - 1)
      return Entry(
        bits: UInt8(bits + alphabet.extraBits[symbol]),
        extraBits: UInt8(alphabet.extraBits[symbol]), nextBase: Int16(next),
        base: Int32(alphabet.bases[symbol]))
    }
  }
}
