import AfterimageScreens

extension Strategy {
  /// A visual-effect view, which the user can make opaque by reducing transparency; radius and saturation are options because Apple has not published every style's.
  static let blur = Strategy(
    "blur",
    abstract:
      "Lays a visual-effect view over the window, which follows the appearance unless its style does not.",
    options: [
      StrategyOption("style", .words(BlurStyle.all.map(\.name)), default: "regular"),
      StrategyOption("radius", .number(0...200, of: "points")),
      StrategyOption("saturation", .number(0...10, of: "times")),
    ]
  ) { values throws(StrategyError) in
    let style = try values.word("style", among: BlurStyle.all, named: \.name)
    return .covering(
      with: .blur(
        style.adapted(
          radius: try values.chosenNumber("radius"),
          saturation: try values.chosenNumber("saturation"))))
  }
}
