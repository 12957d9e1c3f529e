/// The symbols of one of the four codes of a block, and what they stand for.
struct EntropyAlphabet {
  /// The number of states of the decoder, a power of two; the frequencies of the symbols add up to it.
  let states: Int
  /// The smallest value that each symbol stands for.
  let bases: [Int]
  /// How many bits follow each symbol, which are added to its base.
  let extraBits: [Int]

  /// Bytes.
  static let literals = EntropyAlphabet(
    states: 1024, bases: Array(0..<256), extraBits: Array(repeating: 0, count: 256))
  /// How many literals come before a match.
  static let literalCounts = EntropyAlphabet(states: 64, single: 16, then: [2, 3, 5, 8])
  /// How many bytes a match has.
  static let lengths = EntropyAlphabet(states: 64, single: 16, then: [3, 5, 8, 11])
  /// How far back a match begins; 0 is as far as the one before.
  static let distances = EntropyAlphabet(
    states: 256, single: 0, then: (0..<64).map { $0 / 4 })

  /// The three that make up a match, in the order in which they are coded.
  static let triple = [literalCounts, lengths, distances]
  /// All, in the order in which a header lists their frequencies.
  static let all = triple + [literals]

  /// Makes an alphabet whose first symbols stand for themselves, and each further one for the values that follow.
  private init(states: Int, single: Int, then extraBits: [Int]) {
    let allBits = Array(repeating: 0, count: single) + extraBits
    var bases: [Int] = []
    var next = 0
    for bits in allBits {
      bases.append(next)
      next += 1 << bits
    }
    self.init(states: states, bases: bases, extraBits: allBits)
  }

  private init(states: Int, bases: [Int], extraBits: [Int]) {
    self.states = states
    self.bases = bases
    self.extraBits = extraBits
  }
}
