extension Strategy {
  /// A mosaic, which is weaker than it looks: squares smaller than a glyph's stem hide nothing.
  static let pixelate = Strategy(
    "pixelate", abstract: "Lays a mosaic of the window over the window.",
    options: [StrategyOption("points", .number(1...1000, of: "points"), default: "20")]
  ) { values throws(StrategyError) in .pixelate(points: try values.number("points")) }
}

extension MaskingStrategy {
  /// A mosaic of the window lies over it while the app is not active; squares smaller than a glyph's stem hide nothing.
  ///
  /// - Parameter points: the side of a square, 1 to 1,000.
  public static func pixelate(points: Double = 20) -> MaskingStrategy {
    .cover(.mosaic(side: points))
  }
}
