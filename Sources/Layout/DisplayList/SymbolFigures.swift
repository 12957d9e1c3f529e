import AfterimageGraphics
import AfterimageScreens

/// The lines of symbols, in a square of 22 units; drawn for this product, after what SF Symbols show.
enum SymbolFigures {
  /// The side of the square.
  static let side = 22.0

  /// A line from point to point.
  static func line(_ points: (Double, Double)...) -> [Path.Element] {
    points.enumerated().map { index, point in
      let point = Point(x: point.0, y: point.1)
      return index == 0 ? .move(to: point) : .line(to: point)
    }
  }

  /// A closed line through points.
  static func ring(_ points: (Double, Double)...) -> [Path.Element] {
    points.enumerated().map { index, point in
      let point = Point(x: point.0, y: point.1)
      return index == 0 ? .move(to: point) : .line(to: point)
    } + [.close]
  }

  /// Two short lines across each other, which round ends make a dot of.
  static func dot(_ x: Double, _ y: Double) -> [Path.Element] {
    line((x - 0.5, y), (x + 0.5, y)) + line((x, y - 0.5), (x, y + 0.5))
  }

  /// A circle as four cubic curves.
  static func circle(_ x: Double, _ y: Double, radius: Double) -> [Path.Element] {
    let handle = radius * 4 * (2.0.squareRoot() - 1) / 3
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return [
      .move(to: point(radius, 0)),
      .curve(
        to: point(0, radius), control1: point(radius, handle), control2: point(handle, radius)),
      .curve(
        to: point(-radius, 0), control1: point(-handle, radius), control2: point(-radius, handle)),
      .curve(
        to: point(0, -radius), control1: point(-radius, -handle), control2: point(-handle, -radius)
      ),
      .curve(
        to: point(radius, 0), control1: point(handle, -radius), control2: point(radius, -handle)),
      .close,
    ]
  }
}

extension SymbolContent.Figure {
  /// The lines of the figure.
  var strokes: [[Path.Element]] {
    switch self {
    case .symbol(let symbol): symbol.strokes
    case .backIndicator: [SymbolFigures.line((15, 1.8), (6, 11), (15, 20.2))]
    }
  }
}

extension BarSymbol {
  /// The lines of the symbol.
  fileprivate var strokes: [[Path.Element]] {
    typealias Figures = SymbolFigures
    return switch self {
    case .checkmark: [Figures.line((4, 12), (9, 17.5), (18, 4.5))]
    case .clock: [Figures.circle(11, 11, radius: 8.5), Figures.line((11, 5.5), (11, 11), (15, 13))]
    case .creditcard:
      [Figures.ring((2, 5), (20, 5), (20, 17), (2, 17)), Figures.line((2, 9), (20, 9))]
    case .ellipsis: [4.5, 11, 17.5].map { Figures.dot($0, 11) }
    case .heart: [Self.heartLine]
    case .house:
      [
        Figures.line((1.8, 11), (11, 2.8), (20.2, 11)),
        Figures.line((4.5, 9), (4.5, 19), (17.5, 19), (17.5, 9)),
      ]
    case .listBullet:
      [5.0, 11, 17].flatMap {
        [Figures.dot(3, $0), Figures.line((7.5, $0), (20, $0))]
      }
    case .magnifyingglass:
      [Figures.circle(9.5, 9.5, radius: 6.5), Figures.line((14.3, 14.3), (19.5, 19.5))]
    case .person: [Figures.circle(11, 7, radius: 4), Self.shoulders]
    case .plus: [Figures.line((11, 2.9), (11, 19.1)), Figures.line((3, 11), (19, 11))]
    case .squareDashed: Self.dashedSquare
    case .squareAndArrowUp:
      [
        Figures.line((7, 8), (4, 8), (4, 20), (18, 20), (18, 8), (15, 8)),
        Figures.line((11, 14), (11, 1.5)), Figures.line((7.5, 5), (11, 1.5), (14.5, 5)),
      ]
    case .star:
      [
        Figures.ring(
          (11, 2), (13.7, 8), (20.2, 8.7), (15.3, 13), (16.7, 19.4), (11, 16.1), (5.3, 19.4),
          (6.7, 13), (1.8, 8.7), (8.3, 8))
      ]
    case .xmark: [Figures.line((4.5, 4.5), (17.5, 17.5)), Figures.line((17.5, 4.5), (4.5, 17.5))]
    }
  }

  private static let heartLine: [Path.Element] = [
    .move(to: Point(x: 11, y: 19)),
    .curve(
      to: Point(x: 2.5, y: 8.3), control1: Point(x: 6, y: 15.5), control2: Point(x: 2.5, y: 12)),
    .curve(to: Point(x: 11, y: 6), control1: Point(x: 2.5, y: 3), control2: Point(x: 8.8, y: 1.8)),
    .curve(
      to: Point(x: 19.5, y: 8.3), control1: Point(x: 13.2, y: 1.8), control2: Point(x: 19.5, y: 3)),
    .curve(
      to: Point(x: 11, y: 19), control1: Point(x: 19.5, y: 12), control2: Point(x: 16, y: 15.5)),
    .close,
  ]

  private static let shoulders: [Path.Element] = [
    .move(to: Point(x: 3, y: 19.5)),
    .curve(
      to: Point(x: 11, y: 13.5), control1: Point(x: 3, y: 16), control2: Point(x: 6.5, y: 13.5)),
    .curve(
      to: Point(x: 19, y: 19.5), control1: Point(x: 15.5, y: 13.5), control2: Point(x: 19, y: 16)),
    .close,
  ]

  private static let dashedSquare = [
    SymbolFigures.line((3, 7), (3, 3), (7, 3)), SymbolFigures.line((15, 3), (19, 3), (19, 7)),
    SymbolFigures.line((19, 15), (19, 19), (15, 19)), SymbolFigures.line((7, 19), (3, 19), (3, 15)),
    SymbolFigures.line((10, 3), (12, 3)), SymbolFigures.line((10, 19), (12, 19)),
    SymbolFigures.line((3, 10), (3, 12)), SymbolFigures.line((19, 10), (19, 12)),
  ]
}
