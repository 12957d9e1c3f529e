import AfterimageGraphics
import AfterimageScreens

/// A symbol in the frame of its view, its lines with round ends.
func symbolDrawings(_ symbol: SymbolContent, in frame: Rect) -> [Drawing] {
  let pen = SymbolPen(frame: frame, isMirrored: symbol.isMirrored)
  return symbol.figure.strokes.map { .stroke(pen.path($0), width: symbol.lineWidth, symbol.color) }
}

/// Turns figures in a square of 22 units into paths in the middle of a frame of the same height.
private struct SymbolPen {
  let frame: Rect
  let isMirrored: Bool

  func path(_ elements: [Path.Element]) -> Path { Path(elements.map(placed)) }

  private func placed(_ element: Path.Element) -> Path.Element {
    switch element {
    case .move(let point): .move(to: placed(point))
    case .line(let point): .line(to: placed(point))
    case .curve(let point, let first, let second):
      .curve(to: placed(point), control1: placed(first), control2: placed(second))
    case .close: .close
    }
  }

  private func placed(_ point: Point) -> Point {
    let unit = frame.height / SymbolFigures.side
    let across = (point.x - SymbolFigures.side / 2) * unit
    return Point(
      x: frame.midX + (isMirrored ? -across : across),
      y: frame.midY + (point.y - SymbolFigures.side / 2) * unit)
  }
}
