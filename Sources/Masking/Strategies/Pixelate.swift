extension Strategy {
  /// A mosaic, which is weaker than it looks: squares smaller than a glyph's stem hide nothing.
  static let pixelate = Strategy(
    "pixelate", abstract: "Lays a mosaic of the window over the window.",
    options: [StrategyOption("points", .number(1...1000, of: "points"), default: "20")]
  ) { values throws(StrategyError) in .covering(with: .mosaic(side: try values.number("points"))) }
}
