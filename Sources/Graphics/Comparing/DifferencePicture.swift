extension PixelDifference {
  /// The expected picture, faint, with every pixel that differs in magenta and a frame around each cluster.
  ///
  /// - Parameters:
  ///   - expected: the picture that was expected.
  ///   - actual: the picture it was compared with, of the same size.
  package func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    var canvas = Canvas(width: expected.width, height: expected.height, color: Canvas.paper)
    for (place, pixel) in expected.pixels.enumerated() {
      let differs = place < actual.pixels.count && actual.pixels[place] != pixel
      canvas.pixels[place] = differs ? Canvas.accent : Canvas.faint(pixel)
    }
    for cluster in clusters { canvas.strokeFrame(around: cluster) }
    return canvas.bitmap ?? expected
  }
}

extension Bitmap {
  /// Pictures beside one another, their tops level, on grey.
  package static func sideBySide(_ pictures: [Bitmap], gap: Int = 16) -> Bitmap? {
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
    var canvas = Canvas(width: width, height: height, color: Canvas.background)
    var x = gap
    for picture in pictures {
      canvas.place(picture, x: x, y: gap)
      x += picture.width + gap
    }
    return canvas.bitmap
  }

  /// Expected, difference and actual picture beside one another; without the difference where the sizes differ.
  package static func comparison(expected: Bitmap, actual: Bitmap) -> Bitmap? {
    guard case .pixels(let difference) = actual.difference(from: expected) else {
      return sideBySide([expected, actual])
    }
    return sideBySide([expected, difference.picture(expected: expected, actual: actual), actual])
  }
}

/// Pixels that are painted over.
private struct Canvas {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  static let paper: UInt32 = 0xFFFF_FFFF
  static let background: UInt32 = 0xFF8E_8E93
  static let accent: UInt32 = 0xFFFF_00FF
  /// The space between a cluster and its frame, and the width of the frame, in pixels.
  private static let frameGap = 3
  private static let frameWidth = 2

  init(width: Int, height: Int, color: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  var bitmap: Bitmap? { Bitmap(width: width, height: height, pixels: pixels) }

  /// A fifth of the pixel's luma over white.
  static func faint(_ pixel: UInt32) -> UInt32 {
    let luma = 54 * (pixel >> 16 & 255) + 183 * (pixel >> 8 & 255) + 19 * (pixel & 255)
    let level = 204 + luma / (256 * 5)
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }

  mutating func place(_ picture: Bitmap, x: Int, y: Int) {
    for row in 0..<picture.height {
      let source = row * picture.width
      let target = (y + row) * width + x
      pixels.replaceSubrange(
        target..<target + picture.width, with: picture.pixels[source..<source + picture.width])
    }
  }

  mutating func strokeFrame(around rect: PixelRect) {
    for ring in Self.frameGap..<Self.frameGap + Self.frameWidth {
      let left = rect.x - ring - 1
      let right = rect.maxX + ring
      for x in left...right {
        paint(x, rect.y - ring - 1)
        paint(x, rect.maxY + ring)
      }
      for y in rect.y - ring - 1...rect.maxY + ring {
        paint(left, y)
        paint(right, y)
      }
    }
  }

  private mutating func paint(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    pixels[y * width + x] = Self.accent
  }
}
