/// Finds the known word that somebody most likely meant: the one fewest slips of the keyboard away,
/// or else the shortest that begins with what was typed, or the only one that ends with it.
///
/// Case is ignored, the first of equally near words wins, and nothing is returned rather than
/// something far-fetched.
package func nearestWord(to word: String, among known: [String]) -> String? {
  let letters = Array(word.lowercased().unicodeScalars)
  guard letters.count <= longestWord else { return nil }
  var nearest: (word: String, slips: Int)?
  for candidate in known {
    let limit = (nearest?.slips ?? slipsAllowed(in: letters.count) + 1) - 1
    let other = Array(candidate.lowercased().unicodeScalars)
    if let slips = slips(between: letters, and: other, atMost: limit) {
      nearest = (candidate, slips)
    }
  }
  return nearest?.word ?? shortestCompletion(of: word.lowercased(), among: known)
    ?? onlyWord(endingWith: word.lowercased(), among: known)
}

/// Finds the names of symbols that somebody may have meant, the likeliest first and three at most: those a few slips of the keyboard away, then those that share words between full stops which say what is shown.
func nearestSymbols(to name: String, among known: [String]) -> [String] {
  let words = subjects(of: name)
  let related = known.map { other in
    let others = subjects(of: other)
    return (name: other, shared: words.intersection(others).count, all: words.union(others).count)
  }
  .filter { $0.shared > 0 }
  .sorted { first, second in
    let (left, right) = (first.shared * second.all, second.shared * first.all)
    return left == right ? first.name < second.name : left > right
  }
  let slips = wordsBySlips(from: name, among: known)
  return Array((slips + related.map(\.name).filter { !slips.contains($0) }).prefix(3))
}

/// The words of a symbol's name but for those that many names have.
private func subjects(of name: String) -> Set<Substring> {
  Set(name.lowercased().split(separator: ".")).subtracting([
    "fill", "circle", "square", "rectangle", "slash", "badge", "and", "on", "in", "of",
  ])
}

/// The words that are few slips of the keyboard away, the nearest first.
private func wordsBySlips(from word: String, among known: [String]) -> [String] {
  let letters = Array(word.lowercased().unicodeScalars)
  guard letters.count <= longestWord else { return [] }
  let near = known.compactMap { other in
    slips(
      between: letters, and: Array(other.lowercased().unicodeScalars),
      atMost: slipsAllowed(in: letters.count)
    ).map { (word: other, slips: $0) }
  }
  guard let fewest = near.map(\.slips).min() else { return [] }
  return near.filter { $0.slips == fewest }.map(\.word)
}

/// Longer words are no slip of the keyboard, and would cost time that grows with their square.
private let longestWord = 64

/// The count of slips after which a word of a length is another word: one in three letters, three
/// at most, so that `-x` is never taken for `-o`.
private func slipsAllowed(in count: Int) -> Int {
  min(3, count / 3)
}

private func shortestCompletion(of word: String, among known: [String]) -> String? {
  guard word.count >= 3 else { return nil }
  return known.filter { $0.lowercased().hasPrefix(word) }.min { $0.count < $1.count }
}

/// The one known word that ends with another, as `arrangedSubviews` with `subviews`.
private func onlyWord(endingWith word: String, among known: [String]) -> String? {
  let ending = known.filter { $0.lowercased().hasSuffix(word) }
  return word.count >= 5 && ending.count == 1 ? ending.first : nil
}

/// The restricted Damerau-Levenshtein distance (optimal string alignment), where it is not above
/// the limit: letters inserted, left out, replaced, or swapped with their neighbour.
private func slips(
  between word: [Unicode.Scalar], and other: [Unicode.Scalar], atMost limit: Int
) -> Int? {
  guard abs(word.count - other.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in word.indices {
    var current = [row + 1]
    for column in other.indices {
      let replaced = last[column] + (word[row] == other[column] ? 0 : 1)
      var fewest = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
        fewest = min(fewest, beforeLast[column - 1] + 1)
      }
      current.append(fewest)
    }
    (beforeLast, last) = (last, current)
  }
  return last[other.count] <= limit ? last[other.count] : nil
}
