package import AfterimageGraphics
package import AfterimageScreens

/// The picture beside the title of a button.
package struct ButtonIcon: Hashable, Sendable {
  /// Pixels, or a symbol in its colour.
  package var picture: ImageContent.Picture
  /// Where the picture stands.
  package var placement: Button.ImagePlacement
  /// The room between the picture and the title, in points.
  package var padding: Double
  /// The opacity of pixels.
  package var opacity: Double
  /// The picture's place, in points from the window's corner.
  package var frame: Rect = .zero

  /// True where the picture stands above or below the title.
  var isStacked: Bool { placement == .top || placement == .bottom }

  /// The picture in its place.
  func drawings(scale: Double) -> [Drawing] {
    let drawings = pictureDrawings(picture, in: frame, clip: frame, scale: scale)
    guard opacity < 1 else { return drawings }
    return [.group(Group(drawings.map { DisplayItem($0) }, opacity: opacity))]
  }
}
