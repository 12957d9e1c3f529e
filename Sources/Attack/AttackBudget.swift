/// How much an attack may try.
package struct AttackBudget: Hashable, Sendable {
  /// The beginnings of texts that go on from step to step, and how often a search of each width may be repeated.
  package var searches: [(width: Int, rounds: Int)] {
    zip(widths, rounds).map { ($0, $1) }
  }
  private let widths: [Int]
  private let rounds: [Int]
  /// The candidates of each search that are drawn.
  package var drawnPerSearch = 8
  /// The pictures of random secrets from which the size of errors is learnt.
  package var training = 80
  /// The seed of those secrets.
  package var seed: UInt64 = 1

  /// Allows searches of growing widths.
  package init(_ searches: [(width: Int, rounds: Int)] = [(200, 3), (800, 4), (3000, 5)]) {
    widths = searches.map(\.width)
    rounds = searches.map(\.rounds)
  }
}
