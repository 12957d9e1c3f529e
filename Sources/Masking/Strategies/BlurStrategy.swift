import AfterimageGraphics
public import AfterimageScreens

extension Strategy {
  /// A visual-effect view over the window; radius and saturation are options because Apple has not published every style's.
  static let blur = Strategy(
    "blur",
    abstract:
      "Lays a visual-effect view over the window, which follows the appearance unless its style does not.",
    options: [
      StrategyOption("style", .words(BlurStyle.all.map(\.name)), default: "regular"),
      StrategyOption(
        "radius", .number(MaskingStrategy.blurRadii, of: "points"),
        usual: BlurStyle.regular.light.radius),
      StrategyOption(
        "saturation", .number(MaskingStrategy.blurSaturations, of: "times"),
        usual: BlurStyle.regular.light.saturation),
    ]
  ) { values throws(StrategyError) in
    let style = try values.word("style", among: BlurStyle.all, named: \.name)
    return .blur(
      style, radius: try values.chosenNumber("radius"),
      saturation: try values.chosenNumber("saturation"))
  }
}

extension MaskingStrategy {
  /// A visual-effect view lies over the window while the app is not active; it follows the appearance unless its style does not.
  ///
  /// Numbers beyond their bounds count as the nearest within.
  ///
  /// - Parameters:
  ///   - style: the style, which has the tint.
  ///   - radius: the standard deviation in points, 0 to 200; nil is the style's own.
  ///   - saturation: by how much colours are strengthened, 0 to 10 times; nil is the style's own.
  public static func blur(
    _ style: BlurStyle = .regular, radius: Double? = nil, saturation: Double? = nil
  ) -> MaskingStrategy {
    .cover(
      .blur(
        style.adapted(
          radius: radius?.nearest(in: blurRadii),
          saturation: saturation?.nearest(in: blurSaturations)
        )))
  }

  /// The standard deviations that a blur can have, in points.
  fileprivate static let blurRadii = 0.0...200
  /// The factors by which a blur can strengthen colours.
  fileprivate static let blurSaturations = 0.0...10
}
