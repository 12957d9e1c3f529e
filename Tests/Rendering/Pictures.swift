import AfterimageGraphics
import AfterimageRendering

/// Draws some things on a white canvas.
func picture(
  _ width: Double, _ height: Double, scale: Double = 1, background: Color = .white,
  _ drawings: Drawing...
) throws -> Bitmap {
  let list = DisplayList(
    size: Size(width: width, height: height), items: drawings.map { DisplayItem($0) })
  return try Renderer(text: TextEngine()).render(list, scale: scale, background: background)
}

/// A rectangle without rounded corners.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0)
  -> RoundedRect
{
  RoundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius)
}

/// A black line of text whose baseline starts at a point.
func line(
  _ text: String, x: Double = 20, y: Double = 40, size: Double = 17,
  weight: Font.Weight = .regular, direction: TextDirection = .leftToRight,
  limit: TextLimit? = nil
) -> Drawing {
  .text(
    TextLine(
      text: text, font: Font(size: size, weight: weight), color: .black,
      origin: Point(x: x, y: y), direction: direction, limit: limit))
}

extension Color {
  static let red = Color(hex: 0xFF0000)
  static let blue = Color(hex: 0x0000FF)
}

extension Bitmap {
  /// The smallest rectangle around all pixels that are not white, in pixels.
  var ink: Rect? {
    let marked = pixels.indices.filter { pixels[$0] != 0xFFFF_FFFF }
    let columns = marked.map { $0 % width }
    guard let left = columns.min(), let right = columns.max(), let top = marked.first,
      let bottom = marked.last
    else { return nil }
    return Rect(
      x: Double(left), y: Double(top / width), width: Double(right - left + 1),
      height: Double(bottom / width - top / width + 1))
  }

  /// How many pixels have a value.
  func count(of value: UInt32) -> Int { pixels.count { $0 == value } }
}
