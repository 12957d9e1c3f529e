import AfterimageGraphics

extension Bitmap {
  /// The picture on white, opaque.
  var onPaper: Bitmap {
    guard !isOpaque else { return self }
    let opaque = pixels.map { pixel in
      let rest = 255 - pixel >> 24
      return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest &* 0x01_0101
    }
    return Bitmap(width: width, height: height, pixels: opaque) ?? self
  }

  /// The picture in its proportions within bounds, each pixel the average of those in its place; the same where it fits.
  func shrunk(toWidth widest: Int, height highest: Int) -> Bitmap {
    guard width > widest || height > highest else { return self }
    let isWidest = width * highest > height * widest
    let newWidth = isWidest ? widest : max(1, width * highest / height)
    let newHeight = isWidest ? max(1, height * widest / width) : highest
    var averages: [UInt32] = []
    averages.reserveCapacity(newWidth * newHeight)
    for row in Self.parts(of: height, newHeight) {
      for column in Self.parts(of: width, newWidth) {
        averages.append(average(of: column, in: row))
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: averages) ?? self
  }

  /// A length in so many parts that differ by one at most.
  private static func parts(of length: Int, _ count: Int) -> [Range<Int>] {
    (0..<count).map { $0 * length / count..<($0 + 1) * length / count }
  }

  /// The average of opaque pixels, rounded.
  private func average(of columns: Range<Int>, in rows: Range<Int>) -> UInt32 {
    var (red, green, blue) = (0, 0, 0)
    for row in rows {
      for pixel in pixels[row * width + columns.lowerBound..<row * width + columns.upperBound] {
        red += Int(pixel >> 16 & 255)
        green += Int(pixel >> 8 & 255)
        blue += Int(pixel & 255)
      }
    }
    let count = columns.count * rows.count
    func mean(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
    return 0xFF00_0000 | mean(red) << 16 | mean(green) << 8 | mean(blue)
  }
}
