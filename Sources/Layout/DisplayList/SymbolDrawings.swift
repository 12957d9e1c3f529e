import AfterimageGraphics

/// A symbol of its own size in the middle of a rectangle.
func symbolDrawings(_ glyph: SymbolGlyph, centredIn rect: Rect, scale: Double) -> [Drawing] {
  let corner = Point(
    x: rect.midX - glyph.size.width / 2, y: rect.midY - glyph.size.height / 2)
  return symbolDrawings(glyph, in: Rect(origin: corner, size: glyph.size), scale: scale)
}

/// A symbol stretched to a rectangle.
func symbolDrawings(_ glyph: SymbolGlyph, in rect: Rect, scale: Double) -> [Drawing] {
  switch glyph.figure {
  case .outline(let path, let line):
    outlineDrawings(path, line: line, of: glyph, in: rect)
  case .box(let parts): boxDrawings(parts, glyph.color, in: rect, scale: scale)
  }
}

/// The figure and the line around it, as one where their colour lets shine through what lies below.
private func outlineDrawings(
  _ path: Path, line: Double, of glyph: SymbolGlyph, in rect: Rect
) -> [Drawing] {
  guard glyph.size.width > 0, glyph.size.height > 0 else { return [] }
  let horizontal = rect.width / glyph.size.width
  let vertical = rect.height / glyph.size.height
  let placed = path.mapped {
    Point(x: rect.minX + $0.x * horizontal, y: rect.minY + $0.y * vertical)
  }
  var opaque = glyph.color
  opaque.alpha = 1
  let width = line * min(horizontal, vertical)
  let drawings: [Drawing] =
    [.path(placed, opaque)] + (width > 0 ? [.stroke(placed, width: width, opaque)] : [])
  guard !glyph.color.isOpaque else { return drawings }
  return [.group(Group(drawings.map { DisplayItem($0) }, opacity: glyph.color.alpha))]
}

/// The parts of an unknown name below each other, in a box.
private func boxDrawings(
  _ parts: [String], _ color: Color, in rect: Rect, scale: Double
) -> [Drawing] {
  let box = Drawing.border(
    RoundedRect(rect.snapped(to: scale), radius: min(rect.width, rect.height) / 5),
    width: 1 / scale, color)
  let step = rect.height / Double(parts.count + 1)
  let font = Font(size: min(step, rect.width / 4), weight: .medium)
  let room = rect.inset(by: EdgeInsets(all: rect.width / 10))
  let lines = parts.enumerated().map { place, part in
    TextLine(
      text: part, font: font, color: color,
      origin: Point(
        x: room.minX, y: rect.minY + (Double(place) + 1) * step + font.size * 0.35),
      limit: TextLimit(width: room.width, truncation: .middle))
  }
  return [box] + lines.map { .text($0) }
}
