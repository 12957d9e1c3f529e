package import AfterimageGraphics

/// The areas of one colour in a picture of plain views, in points, from the top and then from the left.
///
/// Views may lie on each other, and white is the ground below them.
///
/// - Parameter scale: pixels in a point.
package func areas(of picture: Bitmap, scale: Double) -> [Rect] {
  let ground: UInt32 = 0xFFFF_FFFF
  let marks = join(picture.runs { $0 == ground ? nil : $0 }) {
    $0.kind == $1.kind && $0.range.overlaps($1.range)
  }
  return boxes(around: marks, scale: scale)
}
