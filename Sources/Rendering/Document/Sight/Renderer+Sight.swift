import AfterimageGraphics

/// A list of which only that is left which its picture shows.
extension Renderer {
  /// The list for a document, which tells nothing that its picture does not.
  ///
  /// Texts and figures that all show stay what they are. Effects and what only shows in part become images, whose pixels are left out where something hides them. What does not show is not in it.
  /// - Parameters:
  ///   - scale: pixels in a point of what becomes an image.
  ///   - isVector: whether a shadow may stay what it is.
  func showing(
    _ list: DisplayList, scale: Double, background: Color,
    keepingShadow isVector: (CastShadow) -> Bool
  ) throws(RenderingError) -> DisplayList {
    let page = try Page(list, scale: scale, background: background)
    let list = DisplayList(size: list.size, items: Array(page.items))
    let canvas = Rect(
      x: 0, y: 0, width: Double(page.pixels.width) / scale,
      height: Double(page.pixels.height) / scale)
    let placed = list.placedDrawings { [self] in extent(of: $0, scale: scale) }
    var scene = DocumentScene(
      list: list, scale: scale, background: background, picture: try render(page),
      sight: Sight(placed, canvas: canvas, scale: scale))
    try judgeTexts(of: &scene)
    return try assemble(scene, keepingShadow: isVector)
  }

  /// Leaves out texts and figures that show nowhere, and has pixels take the place of texts of which a letter does not.
  private func judgeTexts(of scene: inout DocumentScene) throws(RenderingError) {
    let judged = scene.sight.kept { $0.isContent && !$0.isImage }
    guard !judged.isEmpty else { return }
    let without = Set(judged)
    let bare = scene.list.replacing { without.contains($0) ? [] : [$1] }
    let sheer = PictureContrast(
      scene.picture, try render(bare, scale: scene.scale, background: scene.background),
      scale: scene.scale)
    for index in judged where scene.sight.fates[index] == .kept {
      let drawing = scene.sight.placed[index]
      guard let box = drawing.box, sheer.largest(in: box) > 0 else {
        scene.sight.settle(index, .dropped)
        continue
      }
      if case .text(let line) = drawing.drawing,
        !isLegible(line, movedBy: drawing.offset, sheer)
      {
        scene.sight.settle(index, .pictured)
      }
    }
  }

  /// True where every letter of a line stands out, and a document can tell it by its characters.
  private func isLegible(
    _ line: TextLine, movedBy offset: Point, _ contrast: PictureContrast
  ) -> Bool {
    let shaped = shaped(line)
    guard !shaped.hasBoxes, isComplete(line, shaped) else { return false }
    let origin = Point(x: line.origin.x + offset.x, y: line.origin.y + offset.y)
    return shaped.runs(of: line).flatMap(\.ink).allSatisfy {
      contrast.largest(in: $0.offset(by: origin)) >= PictureContrast.legible
    }
  }

  /// True where a line is not cut off, and what shows of it is set as the whole is.
  private func isComplete(_ line: TextLine, _ shaped: ShapedLine) -> Bool {
    guard let limit = line.limit else { return true }
    guard limit.truncation != .clip else { return shaped.width <= limit.width + 0.1 }
    let runs = shaped.runs(of: line)
    let visible = line.withoutHidden(runs)
    let (whole, alone) = (
      runs.flatMap(\.ink), self.shaped(visible).runs(of: visible).flatMap(\.ink)
    )
    // An ellipsis of Pango's is neither tracked nor kerned with the letter beside it.
    let tolerance = line.font.size / 8
    return whole.count == alone.count
      && zip(whole, alone).allSatisfy { ($0.minX - $1.minX).magnitude < tolerance }
  }
}

extension ShapedLine {
  /// The runs of the line that it was shaped of, from the left to the right.
  func runs(of line: TextLine) -> [TextRun] {
    runs { place in line.spans.last { $0.range.contains(place) }?.font ?? line.font }
  }
}

/// A list on its way to a document.
struct DocumentScene {
  /// The list.
  let list: DisplayList
  /// Pixels in a point.
  let scale: Double
  /// The colour beneath all.
  let background: Color
  /// The finished picture.
  let picture: Bitmap
  /// What becomes of each drawing.
  var sight: Sight
}
