/// Squares of a picture, each with the rectangle around what differs in it.
struct DifferenceGrid {
  private let columns: Int
  private let rows: Int
  private var extents: [PixelRect?]

  /// Makes a grid in which nothing differs yet.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    extents = Array(repeating: nil, count: columns * rows)
  }

  /// Adds a rectangle of pixels that differ within one square.
  mutating func mark(column: Int, row: Int, _ rect: PixelRect) {
    let place = row * columns + column
    extents[place] = extents[place]?.union(rect) ?? rect
  }

  /// A rectangle around each group of squares that touch, by side or corner, in the order of their first square.
  consuming func clusters() -> [PixelRect] {
    var clusters: [PixelRect] = []
    for place in extents.indices {
      guard let extent = extents[place] else { continue }
      extents[place] = nil
      clusters.append(grow(extent, from: place))
    }
    return clusters
  }

  private mutating func grow(_ start: PixelRect, from place: Int) -> PixelRect {
    var cluster = start
    var open = [place]
    while let next = open.popLast() {
      for neighbour in neighbours(of: next) {
        guard let extent = extents[neighbour] else { continue }
        extents[neighbour] = nil
        cluster = cluster.union(extent)
        open.append(neighbour)
      }
    }
    return cluster
  }

  private func neighbours(of place: Int) -> [Int] {
    let column = place % columns
    let row = place / columns
    return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { row in
      (max(0, column - 1)...min(columns - 1, column + 1)).map { row * columns + $0 }
    }
  }
}
