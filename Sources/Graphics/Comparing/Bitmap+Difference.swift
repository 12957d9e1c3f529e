extension Bitmap {
  /// How this picture differs from the expected one; nil where every pixel is equal.
  package func difference(from expected: Bitmap) -> PictureDifference? {
    guard width == expected.width, height == expected.height else {
      return .size(
        expectedWidth: expected.width, expectedHeight: expected.height,
        actualWidth: width, actualHeight: height)
    }
    let grid = DifferenceGrid(expected: expected, actual: self)
    guard grid.count > 0 else { return nil }
    let (count, largest, clusters) = (grid.count, grid.largest, grid.clusters())
    let bounds = clusters.dropFirst().reduce(clusters[0]) { $0.union($1) }
    return .pixels(
      PixelDifference(count: count, largest: largest, bounds: bounds, clusters: clusters))
  }
}
