/// The rows of pixels of a canvas: what part of a drawing's height falls on which of them.
struct PixelRows {
  /// Pixels in a point.
  let scale: Double
  /// The number of rows.
  let height: Int

  /// Every row.
  var all: Range<Int> { 0..<height }

  /// The rows that something in a band may change, one more on either side for what smooths its edges.
  func rows(of band: Band) -> Range<Int> {
    guard !band.top.isNaN, !band.bottom.isNaN else { return all }
    let first = row((band.top * scale).rounded(.down) - 1)
    return first..<max(first, row((band.bottom * scale).rounded(.up) + 1))
  }

  private func row(_ number: Double) -> Int {
    Int(max(0, min(number, Double(height))))
  }
}
