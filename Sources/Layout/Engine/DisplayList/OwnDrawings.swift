import AfterimageGraphics
import AfterimageScreens

/// The drawings of a view itself, in the order of UIView: behind its subviews, among them, and over them.
struct OwnDrawings {
  /// The background and the colours over it.
  var behind: [Drawing] = []
  /// The content of the view.
  var content: [Drawing] = []
  /// The border, which a layer draws over all in it.
  var above: [Drawing] = []
}

/// The drawings of a view itself.
func ownDrawings(of node: Node, traits: Traits) -> OwnDrawings {
  var drawings = OwnDrawings()
  if let backdrop = node.appearance.backdrop {
    drawings.behind.append(backdropDrawing(backdrop, of: node))
  }
  if let background = node.appearance.background, background.alpha > 0 {
    drawings.behind.append(.fill(node.shape, background))
  }
  if let gradient = node.appearance.gradient {
    drawings.behind.append(.gradient(node.shape, gradient.scaled(to: node.snappedFrame)))
  }
  drawings.content = node.contentDrawings(in: traits)
  if let border = node.appearance.border {
    drawings.above.append(.border(node.shape, width: border.width, border.color))
  }
  return drawings
}

/// An effect on what lies beneath a view, cut off at the view's corners.
private func backdropDrawing(_ backdrop: Backdrop, of node: Node) -> Drawing {
  let effect = Drawing.backdrop(backdrop, in: node.snappedFrame, opacity: 1)
  guard node.shape.radius > 0 else { return effect }
  return .group(Group([DisplayItem(effect)], clip: node.shape))
}

extension ColorGradient {
  /// The gradient of unit coordinates in a rectangle.
  func scaled(to rect: Rect) -> ColorGradient {
    func place(_ unit: Point) -> Point {
      Point(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    return ColorGradient(kind, stops: stops, from: place(start), to: place(end))
  }
}
