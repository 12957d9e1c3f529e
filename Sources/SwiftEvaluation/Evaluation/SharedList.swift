/// A list in chunks, so that a copy that changes a few elements shares the others.
struct SharedList<Element: Sendable>: Sendable {
  private var chunks: [[Element]] = []
  /// The number of elements.
  private(set) var count = 0

  private static var chunkSize: Int { 64 }

  /// An element by its number.
  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }

  /// Adds an element.
  mutating func append(_ element: Element) {
    if count.isMultiple(of: Self.chunkSize) {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  /// The numbers of the elements that something holds of, in order.
  func indices(where holds: (Element) -> Bool) -> [Int] {
    var found: [Int] = []
    for (number, chunk) in chunks.enumerated() {
      for index in chunk.indices where holds(chunk[index]) {
        found.append(number * Self.chunkSize + index)
      }
    }
    return found
  }

  /// Adds the elements that another list has beyond these.
  mutating func adoptTail(of other: SharedList) {
    while count < other.count, !count.isMultiple(of: Self.chunkSize) { append(other[count]) }
    guard count < other.count else { return }
    chunks += other.chunks[(count / Self.chunkSize)...]
    count = other.count
  }
}
