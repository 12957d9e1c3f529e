import AfterimageGraphics

/// The pixels of a canvas at which what lies beneath some drawings does not show.
struct HiddenPixels {
  /// How much of 255 may still come through where a pixel counts as hidden.
  private static let tolerance = 8

  /// For each pixel and beyond the last column and row, how many hidden ones lie above and to the left.
  private var sums: [Int32]
  private let size: PixelSize
  private let scale: Double

  /// Finds the pixels at which drawings look alike on black and on white.
  init(_ onBlack: Bitmap, _ onWhite: Bitmap, scale: Double) {
    size = PixelSize(width: onBlack.width, height: onBlack.height)
    self.scale = scale
    let (one, other) = (onBlack.pixels, onWhite.pixels)
    let row = size.width + 1
    sums = [Int32](repeating: 0, count: row * (size.height + 1))
    for y in 0..<size.height {
      var left: Int32 = 0
      for x in 0..<size.width {
        let place = y * size.width + x
        let isHidden =
          one[place] == other[place]
          || one[place].largestDifference(from: other[place]) < Self.tolerance
        if isHidden { left += 1 }
        sums[(y + 1) * row + x + 1] = sums[y * row + x + 1] + left
      }
    }
  }

  /// A picture without the pixels of which nothing shows, a pixel of the canvas around them included, so that no edge is cut; nil where that is all of it.
  func erased(from bitmap: Bitmap, at rect: Rect) -> Bitmap? {
    guard let place = PixelRect(rect, scale: scale, within: size) else { return nil }
    guard count(in: place) > 0 else { return bitmap }
    guard count(in: place) < place.width * place.height else { return nil }
    var pixels = bitmap.pixels
    let (across, down) = (rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
    let margin = EdgeInsets(all: 1 / scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = Rect(
          x: rect.minX + Double(x) * across, y: rect.minY + Double(y) * down, width: across,
          height: down)
        guard let around = PixelRect(pixel.outset(by: margin), scale: scale, within: size),
          count(in: around) < around.width * around.height
        else {
          pixels[y * bitmap.width + x] = 0
          continue
        }
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels) ?? bitmap
  }

  /// How many of some pixels are hidden.
  private func count(in rect: PixelRect) -> Int {
    let row = size.width + 1
    func sum(_ x: Int, _ y: Int) -> Int { Int(sums[y * row + x]) }
    return sum(rect.maxX, rect.maxY) - sum(rect.x, rect.maxY) - sum(rect.maxX, rect.y)
      + sum(rect.x, rect.y)
  }
}
