package import AfterimageGraphics
import AfterimageScreens

/// A symbol with everything resolved but its place.
package struct SymbolGlyph: Hashable, Sendable {
  /// The figure that is drawn.
  package var figure: Figure
  /// The extent with the room around the ink, in points.
  package var size: Size
  /// The colour of the ink.
  package var color: Color
  /// How far the baseline of the text that the symbol goes with lies below the symbol's middle, in points; zero for a mark.
  var baselineDepth = 0.0

  /// A known outline, or a box for a name without one.
  package enum Figure: Hashable, Sendable {
    /// A figure in points from the corner of the extent, and the width of a line around it that makes it heavier.
    case outline(Path, line: Double)
    /// The parts of a name, one a line, in a box.
    case box([String])
  }
}

extension Lowering {
  /// A symbol in its size, weight and direction.
  ///
  /// The full circle of a symbol is as wide as its font's em square, with room around the ink of a tenth at the sides and a thirteenth above and below (read from the margins of SF's symbol templates).
  func glyph(
    of symbol: Symbol, in place: SymbolPlace, color: Color, direction: TextDirection
  ) -> SymbolGlyph {
    let font = font(symbol.font ?? place.font)
    // A symbol stands in the middle of a capital.
    let depth = font.capHeight / 2
    let em = font.size * (symbol.scale ?? place.scale).factor
    let share = Self.isSquare(symbol.name) ? Self.squareShare : 1
    guard let outline = SymbolOutline.named(symbol.name) else {
      let parts = symbol.name.split(separator: ".").map(String.init)
      let size = room(around: Size(width: em * share, height: em * share), em: em)
      return SymbolGlyph(
        figure: .box(parts), size: size, color: color, baselineDepth: depth)
    }
    let unit = em * share / SymbolOutline.grid
    let ink = Size(width: outline.size.width * unit, height: outline.size.height * unit)
    let size = room(around: ink, em: em)
    let corner = Point(x: (size.width - ink.width) / 2, y: (size.height - ink.height) / 2)
    let path = outline.path(in: Rect(origin: corner, size: ink), direction: direction)
    let line = em * font.weight.symbolLine
    return SymbolGlyph(
      figure: .outline(path, line: line), size: size, color: color, baselineDepth: depth)
  }

  /// The side of a square beside a full circle's diameter, as of eleven and a half to twelve and two thirds points (pictures of lists of tasks).
  private static let squareShare = 0.91

  /// True for a symbol that is, or lies in, a square.
  private static func isSquare(_ name: String) -> Bool {
    name == "square" || name == "square.fill" || name.hasSuffix(".square")
      || name.hasSuffix(".square.fill")
  }

  /// A mark of the system, whose ink with the line around it is as large as it is measured.
  func glyph(of mark: SystemMark, color: Color, direction: TextDirection) -> SymbolGlyph {
    let room = Rect(origin: .zero, size: mark.size).inset(by: EdgeInsets(all: mark.line / 2))
    let path = SymbolOutline.named(mark.name)?.path(in: room, direction: direction)
    return SymbolGlyph(
      figure: .outline(path ?? Path([]), line: mark.line), size: mark.size, color: color)
  }

  /// The extent of an image with ink of a size, in whole pixels.
  private func room(around ink: Size, em: Double) -> Size {
    func pixels(_ length: Double) -> Double { (length * traits.scale).rounded(.up) / traits.scale }
    return Size(width: pixels(ink.width + em / 5), height: pixels(ink.height + 2 * em / 13))
  }
}

extension SymbolOutline {
  /// The figure stretched to a rectangle, turned round where the interface runs from right to left.
  fileprivate func path(in rect: Rect, direction: TextDirection) -> Path {
    let isTurned = isMirrored && direction == .rightToLeft
    return path.mapped { point in
      let x = isTurned ? size.width - point.x : point.x
      return Point(
        x: rect.minX + x * rect.width / size.width,
        y: rect.minY + point.y * rect.height / size.height)
    }
  }
}

extension Symbol.Scale {
  /// The size beside medium: the circles of SF's symbol templates are 79, 100 and 128 units wide.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension Font.Weight {
  /// The width of the line around an outline, in ems: what the strokes of SF Symbols, from 0.074 em at regular, exceed the icons' own of 0.0625 by; lighter ones have the icons'.
  fileprivate var symbolLine: Double {
    switch self {
    case .ultraLight, .thin, .light: 0
    case .regular: 0.012
    case .medium: 0.024
    case .semibold: 0.04
    case .bold: 0.056
    case .heavy: 0.072
    case .black: 0.088
    }
  }
}

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
  let lines = parts.enumerated().map { index, part in
    TextLine(
      text: part, font: font, color: color,
      origin: Point(
        x: room.minX, y: rect.minY + (Double(index) + 1) * step + font.size * 0.35),
      limit: TextLimit(width: room.width, truncation: .middle))
  }
  return [box] + lines.map { .text($0) }
}
