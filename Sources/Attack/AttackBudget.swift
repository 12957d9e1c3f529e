/// How much an attack may try.
package struct AttackBudget: Hashable, Sendable {
  /// The beginnings of texts that go on from step to step, and how often a search of each width may be repeated.
  package var searches: [(width: Int, rounds: Int)] {
    zip(widths, rounds).map { ($0, $1) }
  }
  private let widths: [Int]
  private let rounds: [Int]
  /// The guesses of each round that are drawn: few, as each is a band of pixels to draw, and the next round begins around the best of them.
  package var drawnPerSearch = 8
  /// The guesses of the last search that are drawn where none of those before had equal bytes.
  package var drawnAtLast = 256
  /// The texts that are drawn to see whether another one fits as well as the first.
  package var drawnBesideFit = 8
  /// The texts that are drawn for others that fit, where one does.
  package var drawnForFits = 64
  /// The beginnings that go on in a search for others that fit.
  package var widthForFits = 800
  /// The pictures of random secrets from which the size of errors is learnt: half as many as an observation has numbers, as they are drawn one by one.
  package var training = 80
  /// The seed of those secrets.
  package var seed: UInt64 = 1

  /// Allows searches of growing widths: the first finds most texts, and each of the others costs four times as much.
  package init(_ searches: [(width: Int, rounds: Int)] = [(200, 3), (800, 4), (3000, 5)]) {
    widths = searches.map(\.width)
    rounds = searches.map(\.rounds)
  }

  /// What is tried for several secrets of one picture, of which each beginning takes the longer to look at the more there are.
  package static let forSeveral = AttackBudget([(200, 3), (600, 1)])
}
