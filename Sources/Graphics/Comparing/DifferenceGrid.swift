private import CPixels

/// Squares of a picture, each with the columns and rows in which something differs.
struct DifferenceGrid {
  /// The number of pixels that differ.
  private(set) var count = 0
  /// The largest difference of a component.
  private(set) var largest: UInt8 = 0

  private let columns: Int
  private let rows: Int
  private var tiles: [pixels_tile]

  private static let tileSide = Int(pixels_tile_side)

  /// Compares two pictures of one size in the squares that have some of their rows of pixels.
  init(expected: Bitmap, actual: Bitmap, in chosen: [Range<Int>]) {
    columns = (expected.width + Self.tileSide - 1) / Self.tileSide
    rows = (expected.height + Self.tileSide - 1) / Self.tileSide
    tiles = Array(repeating: pixels_tile(), count: columns * rows)
    let band = Self.tileSide * expected.width
    for row in 0..<rows {
      let height = row * Self.tileSide..<(row + 1) * Self.tileSide
      guard chosen.contains(where: height.overlaps) else { continue }
      let pixels = row * band..<min((row + 1) * band, expected.pixels.count)
      expected.pixels[pixels].withUnsafeBufferPointer { expectedPixels in
        actual.pixels[pixels].withUnsafeBufferPointer { actualPixels in
          compare(expectedPixels, actualPixels, width: expected.width, row: row)
        }
      }
    }
  }

  private mutating func compare(
    _ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>, width: Int,
    row: Int
  ) {
    let found = tiles[row * columns..<(row + 1) * columns].withUnsafeMutableBufferPointer {
      pixels_compare(
        expected.baseAddress, actual.baseAddress, width, expected.count / width, $0.baseAddress)
    }
    count += found.count
    largest = max(largest, found.largest)
  }

  /// A rectangle around each group of squares that touch, by side or corner, in the order of their first square.
  consuming func clusters() -> [PixelRect] {
    var clusters: [PixelRect] = []
    for place in tiles.indices where tiles[place].columns != 0 {
      clusters.append(cluster(from: place))
    }
    return clusters
  }

  /// Takes a group out of the grid.
  private mutating func cluster(from place: Int) -> PixelRect {
    var cluster = takeExtent(of: place)
    var open = [place]
    while let next = open.popLast() {
      let (row, column) = (next / columns, next % columns)
      for row in max(0, row - 1)...min(rows - 1, row + 1) {
        for column in max(0, column - 1)...min(columns - 1, column + 1) {
          let neighbour = row * columns + column
          guard tiles[neighbour].columns != 0 else { continue }
          cluster = cluster.union(takeExtent(of: neighbour))
          open.append(neighbour)
        }
      }
    }
    return cluster
  }

  /// The rectangle around what differs in a square, which then no longer counts.
  private mutating func takeExtent(of place: Int) -> PixelRect {
    let tile = tiles[place]
    tiles[place] = pixels_tile()
    let columnsBefore = tile.columns.trailingZeroBitCount
    let rowsBefore = tile.rows.trailingZeroBitCount
    return PixelRect(
      x: place % columns * Self.tileSide + columnsBefore,
      y: place / columns * Self.tileSide + rowsBefore,
      width: Self.tileSide - tile.columns.leadingZeroBitCount - columnsBefore,
      height: Self.tileSide - tile.rows.leadingZeroBitCount - rowsBefore)
  }
}
