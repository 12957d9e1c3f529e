public import AfterimageScreens

extension Strategy {
  /// A cover with a picture that the app comes with, on an opaque background, as the screen would show where the picture does not reach or is see-through.
  static let coverImage = Strategy(
    "cover-image", abstract: "Covers the window with a picture from a file.",
    options: [
      StrategyOption("path", .imagePath, isRequired: true),
      StrategyOption(
        "mode", .words(ContentMode.allCases.map(\.rawValue)), default: "scaleAspectFill"),
      StrategyOption("background", .opaqueColor, default: "systemBackground"),
    ]
  ) { values throws(StrategyError) in
    let layout = PictureLayout(
      try values.word("mode", among: ContentMode.allCases, named: \.rawValue),
      backgroundColor: try values.color("background"))
    return .cover(.image(try values.picture("path"), layout))
  }
}

extension MaskingStrategy {
  /// A picture lies over the window while the app is not active, on an opaque background.
  public static func cover(
    image: Image, contentMode: ContentMode = .scaleAspectFill,
    backgroundColor: SystemColor = .systemBackground
  ) -> MaskingStrategy {
    .cover(
      .image(image, PictureLayout(contentMode, backgroundColor: .system(backgroundColor))))
  }
}
