extension Strategy {
  /// A cover of one opaque colour.
  static let coverColor = Strategy(
    "cover-color", abstract: "Covers the window with one colour.",
    options: [StrategyOption("color", .opaqueColor, default: "black")]
  ) { values throws(StrategyError) in .cover(.color(try values.color("color"))) }
}
