import Afterimage
import AfterimageGraphics

/// How much of the ink of a secret shows through what lies over it and past the edges that it is cut off at, pixel by pixel.
struct Visibility: Sendable {
  /// The pixels in which the secret can have ink.
  let area: PixelRect
  /// The shares of each pixel, 0 to 1, row after row.
  private let shares: [Double]
  /// For each column whether all of its ink shows.
  private let wholeColumns: [Bool]

  /// Draws areas of white and of black in the place of the lines; nil where all of their ink shows.
  ///
  /// - Parameter areas: the pixels in which each line can have ink.
  init?(
    of drawn: DrawnLines, in list: DisplayList, areas: [PixelRect], scale: Double,
    by pipeline: Pipeline
  ) throws(AttackError) {
    area = areas.reduce(areas.first ?? PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    let (white, black) = (
      try Self.picture(of: drawn, .white, in: list, areas, scale, pipeline),
      try Self.picture(of: drawn, .black, in: list, areas, scale, pipeline)
    )
    var shares: [Double] = []
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        let (light, dark) = (white[column, row] ?? 0, black[column, row] ?? 0)
        shares.append(Double(Int(light & 255) - Int(dark & 255)) / 255)
      }
    }
    self.shares = shares
    wholeColumns = (0..<area.width).map { [width = area.width] column in
      stride(from: column, to: shares.count, by: width).allSatisfy { shares[$0] == 1 }
    }
    if areas.allSatisfy(isWhole) { return nil }
  }

  /// True where all ink in some pixels shows.
  private func isWhole(in pixels: PixelRect) -> Bool {
    (pixels.y..<pixels.maxY).allSatisfy { row in
      (pixels.x..<pixels.maxX).allSatisfy { share(column: $0, row: row) == 1 }
    }
  }

  private static func picture(
    of drawn: DrawnLines, _ color: Color, in list: DisplayList, _ areas: [PixelRect],
    _ scale: Double, _ pipeline: Pipeline
  ) throws(AttackError) -> Bitmap {
    let stands = areas.map { Drawing.fill(RoundedRect($0.points(scale: scale)), color) }
    let items = drawn.replaced(in: list.items, by: stands)
    do throws(PipelineError) {
      return try pipeline.draw(DisplayList(size: list.size, items: items), scale: scale)
    } catch { throw .pipeline(error) }
  }

  /// How much of ink shows in a pixel; all of it where there can be none.
  func share(column: Int, row: Int) -> Double {
    guard (area.x..<area.maxX).contains(column), (area.y..<area.maxY).contains(row) else {
      return 1
    }
    return shares[(row - area.y) * area.width + column - area.x]
  }

  /// True where all ink in some columns shows.
  func isWhole(in columns: Range<Int>) -> Bool {
    columns.clamped(to: area.x..<area.maxX).allSatisfy { wholeColumns[$0 - area.x] }
  }

  /// The first column from which on to the right no ink shows.
  var end: Int {
    let last = (0..<area.width).last { column in
      stride(from: column, to: shares.count, by: area.width).contains { shares[$0] > 0 }
    }
    return last.map { area.x + $0 + 1 } ?? area.x
  }
}

extension PixelRect {
  /// The pixels in points.
  fileprivate func points(scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

extension InkPatch {
  /// What shows of the ink where the pen stands in a column of the picture.
  func seen(through visibility: Visibility, column: Int) -> InkPatch {
    var patch = self
    for row in 0..<height {
      for place in 0..<width {
        patch.values[row * width + place] *= visibility.share(
          column: column + left + place, row: top + row)
      }
    }
    return patch
  }
}
