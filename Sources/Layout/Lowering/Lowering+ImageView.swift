import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the picture of an image view and the extent it asks for.
  mutating func settleImageView(
    _ imageView: ImageView, in place: SymbolPlace = .imageView, tint: Color, at index: Int
  ) {
    let direction = hierarchy.nodes[index].direction
    let shown = imageView.image.map {
      picture(of: $0, in: place, color: tint, direction: direction)
    }
    hierarchy.nodes[index].image = ImageContent(
      picture: shown, contentMode: imageView.contentMode,
      sensitiveRegions: imageView.regions.filter(\.isSensitive).map(\.rect),
      regionMask: mask)
    guard let size = shown?.size else { return }
    hierarchy.metrics[index].contentSize = (size.width, size.height)
  }

  /// A picture with nothing left to settle but its place.
  func picture(
    of source: ImageSource, in place: SymbolPlace, color: Color, direction: TextDirection
  ) -> ImageContent.Picture {
    switch source {
    case .bitmap(let image): .bitmap(tinted(image, in: color))
    case .symbol(let symbol):
      .symbol(glyph(of: symbol, in: place, color: color, direction: direction))
    }
  }

  /// A picture in its own colours, or where it is a template in the tint.
  func tinted(_ image: Image, in tint: Color) -> Image {
    guard image.isTemplate else { return image }
    var copy = image
    copy.bitmap = image.bitmap.silhouette(in: tint)
    copy.isTemplate = false
    return copy
  }
}
