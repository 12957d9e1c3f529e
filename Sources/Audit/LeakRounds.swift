import AfterimageLifecycle

/// The order in which the variants of a story are tried: those that may be needed no more after those that decide most.
struct LeakRounds {
  /// The secrets of each picture of which nothing more needs to be tried in it: proved, or known to show.
  private(set) var known: [Set<Secret>]
  private let variants: [SecretVariant]
  /// The count of pictures of each kind of exposure.
  private let counts: [Int]
  /// The leaks found so far, by picture and by variant.
  private var found: [[[Leak]]]
  private var state: State

  private enum State { case first, further, done }

  /// True where all variants are tried at once: at other times that the settings leave open, further ones may show where others do not.
  private let isOneRound: Bool

  /// Plans the rounds for the pictures of a story that was played.
  init(
    _ variants: [SecretVariant], in timeline: Timeline, _ exposureKinds: [ExposureKind],
    besides proofs: [PictureProofs]
  ) {
    let pictures = exposureKinds.map { $0.pictures(in: timeline) }
    self.variants = variants
    counts = pictures.map(\.count)
    let count = counts.reduce(0, +)
    known = (0..<count).map { proofs.indices.contains($0) ? proofs[$0].proved : [] }
    found = (0..<count).map { _ in variants.map { _ in [] } }
    isOneRound = pictures.joined().contains { !$0.alternatives.isEmpty }
    state = count > 0 ? .first : .done
  }

  /// The places of the variants that are to be tried now; nil after the last round.
  var next: [Int]? {
    switch state {
    case .first: variants.indices.filter { isOneRound || !variants[$0].isFurther }
    case .further:
      variants.indices.filter { place in
        variants[place].isFurther && known.contains { !$0.contains(variants[place].secret) }
      }
    case .done: nil
    }
  }

  /// Takes what a round has found in each picture.
  mutating func take(_ leaks: [[[Leak]]], of round: [Int]) {
    for (picture, leaks) in leaks.enumerated() {
      for (place, leaks) in zip(round, leaks) where !leaks.isEmpty {
        found[picture][place] = leaks
        known[picture].insert(variants[place].secret)
      }
    }
    state = state == .first && !isOneRound ? .further : .done
  }

  /// The leaks of all rounds: those of a kind of exposure by variants, and of each by pictures.
  var leaks: [Leak] {
    var start = 0
    return counts.flatMap { count in
      defer { start += count }
      let pictures = found[start..<start + count]
      return variants.indices.flatMap { place in pictures.flatMap { $0[place] } }
    }
  }
}
