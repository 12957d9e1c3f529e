/// The values of variables in chunks, so that a copy that changes a few shares the others.
struct CellStore: Sendable {
  private var chunks: [[Value]] = []
  /// The number of variables.
  private(set) var count = 0

  private static let chunkSize = 64

  /// The value of a variable by its number.
  subscript(index: Int) -> Value {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    set { chunks[index / Self.chunkSize][index % Self.chunkSize] = newValue }
  }

  /// Adds a variable.
  mutating func append(_ value: Value) {
    if count.isMultiple(of: Self.chunkSize) {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
    }
    chunks[chunks.count - 1].append(value)
    count += 1
  }

  /// Adds the variables that another store has beyond these.
  mutating func adoptTail(of other: CellStore) {
    while count < other.count, !count.isMultiple(of: Self.chunkSize) { append(other[count]) }
    guard count < other.count else { return }
    chunks += other.chunks[(count / Self.chunkSize)...]
    count = other.count
  }
}
