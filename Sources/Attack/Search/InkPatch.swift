import Afterimage
import AfterimageGraphics

/// By how much one glyph changes the pixels around it, in levels.
struct InkPatch: Sendable {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The changes, row after row: the mean of all components, over the colour beneath.
  var values: [Double]
  /// The first column, from the pixel on which the pen stood.
  let left: Int
  /// The first row of the picture that the line lies in.
  let top: Int

  /// Draws a character as the renderer does.
  ///
  /// - Parameters:
  ///   - beneath: the colour beneath, 0xRRGGBB with or without alpha.
  ///   - kept: how much of a change the protection lets through.
  init(
    _ character: Character, of place: LinePlace, over beneath: UInt32, kept: Double, scale: Double,
    by pipeline: Pipeline
  ) throws(AttackError) {
    var line = place.sample
    // An even number of points, so that the pen stands on a pixel at every scale.
    let margin = 8 + 2 * (line.font.size / 2).rounded(.up)
    let first = max(0, (line.origin.y - 1.25 * line.font.size).rounded(.down))
    let size = Size(width: 2 * margin + 8, height: (1.75 * line.font.size).rounded(.up))
    line.text = String(character)
    line.limit = nil
    line.origin = Point(x: margin / 2 - line.font.tracking / 2, y: line.origin.y - first)
    let plain = Color(
      red: UInt8(beneath >> 16 & 255), green: UInt8(beneath >> 8 & 255), blue: UInt8(beneath & 255))
    let bitmap: Bitmap
    do throws(PipelineError) {
      bitmap = try pipeline.draw(
        DisplayList(size: size, items: [DisplayItem(.text(line))]), scale: scale, over: plain)
    } catch { throw .pipeline(error) }
    let ground = Self.level(beneath)
    (width, height) = (bitmap.width, bitmap.height)
    values = bitmap.pixels.map { (Self.level($0) - ground) * kept }
    left = -Int((margin / 2 * scale).rounded(.down))
    top = Int((first * scale).rounded())
  }

  private static func level(_ pixel: UInt32) -> Double {
    let (blue, green, red) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    return Double(blue + green + red) / 3
  }
}
