package import AfterimageGraphics
package import AfterimageScreens

/// The picture before the title of a button.
package struct ButtonIcon: Hashable, Sendable {
  /// The pixels.
  package var image: Image
  /// The room between the picture and the title, in points.
  package var padding: Double
  /// The opacity of the picture.
  package var opacity: Double
  /// The picture's place, in points from the window's corner.
  package var frame: Rect = .zero

  /// The picture in its place.
  var drawing: Drawing {
    let picture = Drawing.image(image.bitmap, in: frame, clip: frame)
    guard opacity < 1 else { return picture }
    return .group(Group([DisplayItem(picture)], opacity: opacity))
  }
}
