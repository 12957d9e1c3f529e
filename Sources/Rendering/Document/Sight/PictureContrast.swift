import AfterimageGraphics

/// How far two pictures of one size lie apart.
struct PictureContrast {
  /// The difference of a component, of 255, from which a letter stands out.
  static let legible = 8

  private let one: [UInt32]
  private let other: [UInt32]
  private let size: PixelSize
  private let scale: Double

  /// Compares two pictures at a scale.
  init(_ one: Bitmap, _ other: Bitmap, scale: Double) {
    (self.one, self.other) = (one.pixels, other.pixels)
    size = PixelSize(width: one.width, height: one.height)
    self.scale = scale
  }

  /// The largest difference of a component in the pixels that a rectangle meets.
  func largest(in rect: Rect) -> Int {
    guard let pixels = PixelRect(rect, scale: scale, within: size) else { return 0 }
    var largest = 0
    for row in pixels.y..<pixels.maxY {
      for place in row * size.width + pixels.x..<row * size.width + pixels.maxX
      where one[place] != other[place] {
        largest = max(largest, one[place].largestDifference(from: other[place]))
      }
    }
    return largest
  }

  /// The smallest rectangle around the pixels within another that differ; nil where none does.
  func bounds(in rect: Rect) -> Rect? {
    guard let pixels = PixelRect(rect, scale: scale, within: size) else { return nil }
    var bounds: PixelRect?
    for row in pixels.y..<pixels.maxY {
      let differing = (pixels.x..<pixels.maxX).filter {
        one[row * size.width + $0] != other[row * size.width + $0]
      }
      guard let first = differing.first, let last = differing.last else { continue }
      let line = PixelRect(x: first, y: row, width: last - first + 1, height: 1)
      bounds = bounds?.union(line) ?? line
    }
    return bounds?.rect(scale: scale)
  }
}

extension UInt32 {
  /// The largest difference between the components of two pixels.
  func largestDifference(from other: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(Int(self >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}
