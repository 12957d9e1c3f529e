/// A part of the cases, for one of several machines that share them.
package struct Shard: Hashable, Sendable {
  private let index: Int
  private let count: Int

  /// All cases.
  package static let whole = Shard(index: 0, count: 1)

  private init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `I/N`, the Ith of N parts; nil unless 1 <= I <= N.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1 <= index, index <= count
    else { return nil }
    self.init(index: index - 1, count: count)
  }

  /// True where a case belongs to the part.
  func contains(_ place: Int) -> Bool { place % count == index }
}
