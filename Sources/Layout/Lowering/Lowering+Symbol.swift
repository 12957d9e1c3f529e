import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the size, weight and direction of a symbol.
  ///
  /// The full circle of a symbol is as wide as its font's em square, with room around the ink of a tenth at the sides and a thirteenth above and below (read from the margins of SF's symbol templates).
  func glyph(
    of symbol: Symbol, in place: SymbolPlace, color: Color, direction: TextDirection
  ) -> SymbolGlyph {
    let font = font(symbol.font ?? place.font)
    let em = font.size * (symbol.scale ?? place.scale).factor
    guard let outline = SymbolOutline.named(symbol.name) else {
      let parts = symbol.name.split(separator: ".").map(String.init)
      let size = room(around: Size(width: em, height: em), em: em)
      return SymbolGlyph(figure: .box(parts), size: size, color: color)
    }
    let unit = em / SymbolOutline.grid
    let ink = Size(width: outline.size.width * unit, height: outline.size.height * unit)
    let size = room(around: ink, em: em)
    let corner = Point(x: (size.width - ink.width) / 2, y: (size.height - ink.height) / 2)
    let path = outline.path(in: Rect(origin: corner, size: ink), direction: direction)
    let line = em * font.weight.symbolLine
    return SymbolGlyph(figure: .outline(path, line: line), size: size, color: color)
  }

  /// Settles a mark of the system, whose ink with the line around it is as large as it is measured.
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
  /// The width of the line around an outline, in ems: what the strokes of SF Symbols, from 0.074 em at regular, exceed the icons' own of 0.0625 by.
  fileprivate var symbolLine: Double {
    switch self {
    case .regular: 0.012
    case .medium: 0.024
    case .semibold: 0.04
    case .bold: 0.056
    }
  }
}
