package import AfterimageGraphics

extension UIKitComparison {
  private static let holding: UInt32 = 0xFF34_C759
  private static let failing: UInt32 = 0xFFFF_3B30

  /// UIKit's picture, then ours, the pieces of both framed: green where they hold, red where not.
  package var sideBySide: Bitmap? {
    let gap = 12
    let width = expected.width + gap + actual.width
    let height = max(expected.height, actual.height)
    var sheet = Sheet(
      width: width, pixels: [UInt32](repeating: 0xFF80_8080, count: width * height))
    sheet.place(expected, at: 0)
    sheet.place(actual, at: expected.width + gap)
    for match in score.matches {
      let color = match.holds ? Self.holding : Self.failing
      match.expected.map { sheet.frame($0, at: 0, scale: score.uikitCase.scale, color) }
      match.actual.map {
        sheet.frame($0, at: expected.width + gap, scale: score.uikitCase.scale, color)
      }
    }
    return Bitmap(width: width, height: height, pixels: sheet.pixels)
  }
}

/// A picture that others are laid on.
private struct Sheet {
  let width: Int
  var pixels: [UInt32]

  mutating func place(_ picture: Bitmap, at column: Int) {
    for row in 0..<picture.height {
      for x in 0..<picture.width {
        pixels[row * width + column + x] = picture.pixels[row * picture.width + x]
      }
    }
  }

  mutating func frame(_ rect: Rect, at column: Int, scale: Double, _ color: UInt32) {
    let left = column + Int((rect.minX * scale).rounded()) - 1
    let right = column + Int((rect.maxX * scale).rounded())
    let top = Int((rect.minY * scale).rounded()) - 1
    let bottom = Int((rect.maxY * scale).rounded())
    for x in left...right { paint(x, top, color); paint(x, bottom, color) }
    for y in top...bottom { paint(left, y, color); paint(right, y, color) }
  }

  private mutating func paint(_ x: Int, _ y: Int, _ color: UInt32) {
    guard (0..<width).contains(x), y >= 0, y < pixels.count / width else { return }
    pixels[y * width + x] = color
  }
}
