/// What an attack has read out of a picture.
package struct Recovery: Hashable, Sendable {
  /// The texts that come nearest to the picture, the nearest first; empty where nothing of the secret shows.
  package var candidates: [String] = []
  /// The texts of which the renderer makes every byte of the picture that was found, as far as the budget went; the first is ``best``.
  package var fitting: [String] = []
  /// Texts that may fit as well, and were not drawn as the budget was spent.
  package var undecided: [String] = []
  /// False where beginnings of texts had to be given up that may have fitted, once there were several that did or too many to keep.
  package var isComplete = true
  /// True where the picture without the secret, and those of random ones, are the same bytes: nothing was left to look for.
  package var isIndistinguishable = false
  /// For each character of the best text whether it was not known before.
  package var unknown: [Bool] = []
  /// The characters behind the best text that are not seen, as something lies over them, and can be any.
  package var unseenCharacters = 0
  /// The bits of what is not seen behind a text that fits, at most.
  package var unseenBits = 0.0
  /// The number of candidates that were drawn.
  package var drawn = 0

  /// Makes a result of what was found.
  package init(
    candidates: [String] = [], fitting: [String] = [], undecided: [String] = [],
    unknown: [Bool] = [], isIndistinguishable: Bool = false
  ) {
    (self.candidates, self.fitting, self.undecided) = (candidates, fitting, undecided)
    self.unknown = unknown
    self.isIndistinguishable = isIndistinguishable
  }

  /// The text that fits best; nil where nothing of the secret shows.
  package var best: String? { candidates.first }
  /// True where the best text is proved: every byte agrees.
  package var isVerified: Bool { !fitting.isEmpty }
  /// True where several texts make every byte of the picture.
  package var isAmbiguous: Bool { fitting.count > 1 }
  /// True where the best text is no more than the nearest of those that were looked at.
  package var isGuess: Bool { !isVerified && best != nil }

  /// For each character of the best text whether all texts have it that fit or may fit; where nothing is proved, or texts may have been missed, none is certain.
  package var certain: [Bool] {
    guard isComplete, let best = fitting.first.map(Array.init) else {
      return unknown.map { _ in false }
    }
    let others = (fitting.dropFirst() + undecided).map(Array.init)
    return others.reduce(best.map { _ in true }) { certain, other in
      zip(certain, agreement(of: best, with: other)).map { $0 && $1 }
    }
  }

  /// True where a text is one of those that fit, as far as it is seen.
  package func fits(_ text: String) -> Bool {
    unseenCharacters > 0 ? fitting.contains { text.hasPrefix($0) } : fitting.contains(text)
  }

  /// The characters that are certain and were not known before.
  package var sureCharacters: Int { zip(certain, unknown).count { $0 && $1 } }
  /// The characters that were not known before.
  package var unknownCharacters: Int { unknown.count { $0 } + unseenCharacters }

  /// Where a text agrees with another: place by place, or from both ends where one is longer; of texts whose ends are not seen from their start.
  private func agreement(of one: [Character], with other: [Character]) -> [Bool] {
    let head = zip(one, other).prefix { $0 == $1 }.count
    guard unseenCharacters == 0 else { return one.indices.map { $0 < head } }
    guard one.count != other.count else { return zip(one, other).map { $0 == $1 } }
    let tail = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    // In what both ends claim, only one of them can be right.
    let shared = max(0, head + tail - min(one.count, other.count))
    return one.indices.map { $0 < head || $0 >= one.count - tail + shared }
  }
}
