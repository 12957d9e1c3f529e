import AfterimageGraphics

extension [DisplayItem] {
  /// The items from the last one on that hides all others.
  func notHidden(on canvas: Rect) -> ArraySlice<DisplayItem> {
    self[(lastIndex { $0.drawing.hides(canvas) } ?? startIndex)...]
  }
}

extension Drawing {
  /// True where nothing shows through on the whole canvas; not every such drawing is recognised.
  func hides(_ canvas: Rect) -> Bool {
    switch self {
    case .fill(let shape, let color):
      color.isOpaque && shape.radius == 0 && shape.rect.contains(canvas)
    case .image(let image, let rect, let clip):
      rect.contains(canvas) && clip.contains(canvas) && image.isOpaque
    case .group(let group): group.hides(canvas)
    case .gradient, .border, .path, .stroke, .text, .shadow, .backdrop: false
    }
  }
}

extension Group {
  fileprivate func hides(_ canvas: Rect) -> Bool {
    let isCut = clip.map { $0.radius > 0 || !$0.rect.contains(canvas) } ?? false
    guard opacity >= 1, !isCut else { return false }
    let moved = canvas.offset(by: Point(x: -offset.x, y: -offset.y))
    return items.contains { $0.drawing.hides(moved) }
  }
}
