extension Bitmap {
  /// How this picture differs from the expected one; nil where every pixel is equal.
  package func difference(from expected: Bitmap) -> PictureDifference? {
    difference(from: expected, in: [0..<height])
  }

  /// How this picture differs from the expected one in some rows, beyond which the two are known to be equal; nil where every pixel is equal.
  ///
  /// - Parameter rows: the rows of pixels, from the top.
  package func difference(from expected: Bitmap, in rows: [Range<Int>]) -> PictureDifference? {
    guard width == expected.width, height == expected.height else {
      return .size(
        expectedWidth: expected.width, expectedHeight: expected.height,
        actualWidth: width, actualHeight: height)
    }
    let grid = DifferenceGrid(expected: expected, actual: self, in: rows)
    guard grid.count > 0 else { return nil }
    let (count, largest, clusters) = (grid.count, grid.largest, grid.clusters())
    let bounds = clusters.dropFirst().reduce(clusters[0]) { $0.union($1) }
    return .pixels(
      PixelDifference(count: count, largest: largest, bounds: bounds, clusters: clusters))
  }
}
