extension Strategy {
  /// A mosaic of the window as a cover, which is weaker than it looks: squares smaller than a glyph's stem hide nothing.
  static let pixelate = Strategy(
    "pixelate", abstract: "Lays a mosaic of the window over the window.",
    options: [
      StrategyOption("points", .number(MaskingStrategy.mosaicSides, of: "points"), default: "20")
    ]
  ) { values throws(StrategyError) in .pixelate(points: try values.number("points")) }
}

extension MaskingStrategy {
  /// A mosaic of the window lies over it while the app is not active; squares smaller than a glyph's stem hide nothing.
  ///
  /// - Parameter points: the side of a square, 1 to 1,000; what lies beyond counts as the nearest of those.
  public static func pixelate(points: Double = 20) -> MaskingStrategy {
    .cover(.mosaic(side: points.nearest(in: mosaicSides)))
  }

  /// The sides that the squares of a mosaic can have, in points.
  fileprivate static let mosaicSides = 1.0...1000
}
