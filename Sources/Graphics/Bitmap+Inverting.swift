extension Bitmap {
  /// The picture with inverted colours in the pixels that lie wholly within a part of it, given in unit coordinates.
  package func inverted(in part: Rect) -> Bitmap {
    let columns = Int((part.minX * Double(width)).rounded(.up))..<Int(part.maxX * Double(width))
    let rows = Int((part.minY * Double(height)).rounded(.up))..<Int(part.maxY * Double(height))
    var inverted = pixels
    for row in rows {
      for column in columns {
        let pixel = pixels[row * width + column]
        let alpha = pixel >> 24
        inverted[row * width + column] =
          pixel & 0xFF00_0000 | (alpha * 0x01_0101 - pixel & 0xFF_FFFF)
      }
    }
    return Bitmap(width: width, height: height, pixels: inverted) ?? self
  }
}
