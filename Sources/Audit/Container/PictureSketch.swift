package import AfterimageGraphics

/// A picture in a few hundred numbers, by which the likest of many pictures are found before any is compared pixel by pixel.
package struct PictureSketch: Sendable {
  /// The means of the red, green and blue components in each field of a grid, row by row.
  private let means: [Double]

  /// The fields in a row and in a column: each is a few lines of text on a phone.
  private static let (columns, rows) = (12, 26)

  /// Sketches a picture; copies of it of another size have nearly the same sketch.
  package init(of picture: Bitmap) {
    var sums = [Double](repeating: 0, count: Self.columns * Self.rows * 3)
    var counts = [Double](repeating: 0, count: Self.columns * Self.rows)
    let pixels = picture.pixels
    // Every third pixel of every third row says as much.
    for y in stride(from: 0, to: picture.height, by: 3) {
      let row = y * Self.rows / picture.height * Self.columns
      for x in stride(from: 0, to: picture.width, by: 3) {
        let field = row + x * Self.columns / picture.width
        let pixel = pixels[y * picture.width + x]
        sums[field * 3] += Double(pixel >> 16 & 0xFF)
        sums[field * 3 + 1] += Double(pixel >> 8 & 0xFF)
        sums[field * 3 + 2] += Double(pixel & 0xFF)
        counts[field] += 1
      }
    }
    means = sums.indices.map { sums[$0] / max(1, counts[$0 / 3]) }
  }

  /// The mean difference of two sketches, in levels of 255.
  package func distance(to other: PictureSketch) -> Double {
    zip(means, other.means).map { ($0 - $1).magnitude }.reduce(0, +) / Double(means.count)
  }
}
