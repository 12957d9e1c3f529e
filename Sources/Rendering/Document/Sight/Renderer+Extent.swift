import AfterimageGraphics

extension Renderer {
  /// The rectangle around what a drawing may change, in its own coordinates.
  ///
  /// - Parameter scale: pixels in a point.
  func extent(of drawing: Drawing, scale: Double) -> Rect {
    switch drawing {
    case .fill(let shape, _), .gradient(let shape, _), .border(let shape, _, _): shape.rect
    case .path(let path, _): path.bounds
    case .stroke(let path, let width, _):
      path.bounds.outset(by: EdgeInsets(all: width / 2))
    case .text(let line): shaped(line).ink.offset(by: line.origin)
    case .image(_, let rect, let clip): rect.intersection(clip) ?? .zero
    case .group(let group):
      group.items.map { extent(of: $0.drawing, scale: scale) }.around.offset(by: group.offset)
    case .shadow(let shadow):
      shadow.bounds.outset(
        by: EdgeInsets(all: Canvas.reach(ofShadow: shadow.radius * scale) / scale)
      ).offset(by: shadow.offset)
    case .backdrop(_, let rect, _): rect
    }
  }
}

extension Path {
  /// The rectangle around all points that steer the figure.
  var bounds: Rect {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let end, let first, let second): [end, first, second]
      case .close: []
      }
    }
    return points.map { Rect(origin: $0, size: .zero) }.around
  }
}

extension [Rect] {
  /// The smallest rectangle around all; the empty one where there are none.
  var around: Rect { dropFirst().reduce(first ?? .zero) { $0.union($1) } }
}
