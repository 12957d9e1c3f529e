private import CPixels

extension Bitmap {
  /// How this picture differs from the expected one; nil where every pixel is equal.
  public func difference(from expected: Bitmap) -> PictureDifference? {
    guard width == expected.width, height == expected.height else {
      return .size(
        expectedWidth: expected.width, expectedHeight: expected.height,
        actualWidth: width, actualHeight: height)
    }
    guard compared(with: expected, from: 0, count: pixels.count).count > 0 else { return nil }
    return .pixels(pixelDifference(from: expected))
  }

  /// The side of the squares whose neighbourhood makes a cluster, in pixels.
  private static let tileSide = 16

  private func pixelDifference(from expected: Bitmap) -> PixelDifference {
    let tilesAcross = (width + Self.tileSide - 1) / Self.tileSide
    let tilesDown = (height + Self.tileSide - 1) / Self.tileSide
    var grid = DifferenceGrid(columns: tilesAcross, rows: tilesDown)
    var count = 0
    var largest: UInt8 = 0
    for y in 0..<height {
      let row = compared(with: expected, from: y * width, count: width)
      guard row.count > 0 else { continue }
      count += row.count
      largest = max(largest, row.largest)
      mark(row.first...row.last, of: y, comparedWith: expected, in: &grid)
    }
    let clusters = grid.clusters()
    let bounds = clusters.dropFirst().reduce(clusters[0]) { $0.union($1) }
    return PixelDifference(count: count, largest: largest, bounds: bounds, clusters: clusters)
  }

  private func mark(
    _ columns: ClosedRange<Int>, of y: Int, comparedWith expected: Bitmap,
    in grid: inout DifferenceGrid
  ) {
    for tile in columns.lowerBound / Self.tileSide...columns.upperBound / Self.tileSide {
      let x = tile * Self.tileSide
      let part = compared(
        with: expected, from: y * width + x, count: min(Self.tileSide, width - x))
      guard part.count > 0 else { continue }
      let extent = PixelRect(x: x + part.first, y: y, width: part.last - part.first + 1, height: 1)
      grid.mark(column: tile, row: y / Self.tileSide, extent)
    }
  }

  private func compared(with expected: Bitmap, from start: Int, count: Int) -> pixels_difference {
    pixels.withUnsafeBufferPointer { actual in
      expected.pixels.withUnsafeBufferPointer { expected in
        guard let actual = actual.baseAddress, let expected = expected.baseAddress else {
          return pixels_difference()
        }
        return pixels_compare(expected + start, actual + start, count)
      }
    }
  }
}
