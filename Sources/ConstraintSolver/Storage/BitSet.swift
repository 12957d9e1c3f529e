/// A set of small numbers that is emptied from an end, while more may come on the way.
struct BitSet: ~Copyable {
  private var words: Slab<UInt64>

  /// The range of words that may not be empty.
  private var first: Int
  private var last = -1

  init(count: Int) {
    words = Slab(repeating: 0, count: (count + 63) / 64)
    first = words.count
  }

  @inline(__always)
  mutating func insert(_ number: Int) {
    let word = number / 64
    words[word] |= 1 << UInt64(number % 64)
    first = min(first, word)
    last = max(last, word)
  }

  /// Takes out the least number.
  @inline(__always)
  mutating func popFirst() -> Int? {
    while first <= last {
      let word = words[first]
      if word != 0 {
        words[first] = word & (word - 1)
        return first * 64 + word.trailingZeroBitCount
      }
      first += 1
    }
    (first, last) = (words.count, -1)
    return nil
  }

  /// Takes out the greatest number.
  @inline(__always)
  mutating func popLast() -> Int? {
    while first <= last {
      let word = words[last]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[last] = word & ~(1 << UInt64(bit))
        return last * 64 + bit
      }
      last -= 1
    }
    (first, last) = (words.count, -1)
    return nil
  }
}
