package import AfterimageGraphics

/// The areas of one colour in a picture of plain views, in points, from the top and then from the left.
///
/// Views may lie on each other, and white is the ground below them.
///
/// - Parameter scale: pixels in a point.
package func areas(of picture: Bitmap, scale: Double) -> [Rect] {
  let rows = picture.pixels.withUnsafeBufferPointer { pixels in
    (0..<picture.height).map { row in
      let start = row * picture.width
      return runs(in: pixels[start..<start + picture.width])
    }
  }
  let marks = join(rows) { $0.color == $1.color && $0.range.overlaps($1.range) }
  return boxes(around: marks, scale: scale)
}

/// The runs of one colour in a row, but for those of the ground.
private func runs(in row: Slice<UnsafeBufferPointer<UInt32>>) -> [Run] {
  let ground: UInt32 = 0xFFFF_FFFF
  var runs: [Run] = []
  var first = row.startIndex
  for index in row.indices where index + 1 == row.endIndex || row[index + 1] != row[first] {
    if row[first] != ground {
      let range = first - row.startIndex..<index + 1 - row.startIndex
      runs.append(Run(range: range, color: row[first]))
    }
    first = index + 1
  }
  return runs
}
