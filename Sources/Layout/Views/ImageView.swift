package import AfterimageGraphics
package import AfterimageScreens

/// A picture, how it is fitted into its view, and what of it is masked.
package struct ImageContent: Hashable, Sendable {
  /// The picture; nil shows nothing.
  package var picture: Picture?
  /// How the picture is fitted into the view.
  package var contentMode: ContentMode
  /// The sensitive regions, in unit coordinates of the picture.
  package var sensitiveRegions: [Rect]
  /// The mask over the sensitive regions; nil shows them.
  package var regionMask: FieldMask?

  /// Pixels or a figure.
  package enum Picture: Hashable, Sendable {
    case bitmap(Image)
    case symbol(SymbolGlyph)

    /// True for a figure in a colour of its own choice.
    var isSymbol: Bool { if case .symbol = self { true } else { false } }

    /// The figure; nil for pixels.
    var glyph: SymbolGlyph? { if case .symbol(let glyph) = self { glyph } else { nil } }

    /// The extent that is asked for, in points.
    package var size: Size {
      switch self {
      case .bitmap(let image): image.size
      case .symbol(let glyph): glyph.size
      }
    }
  }
}

extension Lowering {
  /// The picture of an image view and the extent it asks for.
  func lowered(
    _ imageView: ImageView, in place: SymbolPlace = .imageView, as view: LoweredView, tint: Color
  ) -> LoweredView {
    let shown = imageView.image.map {
      picture(of: $0, in: place, color: tint, direction: view.direction)
    }
    var lowered = view
    lowered.content = .image(
      ImageContent(
        picture: shown, contentMode: imageView.contentMode,
        sensitiveRegions: imageView.regions.filter(\.isSensitive).map(\.rect),
        regionMask: mask))
    if let size = shown?.size { lowered.metrics.contentSize = (size.width, size.height) }
    return lowered
  }

  /// A picture with everything resolved but its place.
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

/// The picture of an image view and what is laid over its sensitive regions.
func imageDrawings(_ content: ImageContent, of node: Node, traits: Traits) -> [Drawing] {
  guard let picture = content.picture else { return [] }
  let place = content.contentMode.frame(
    of: picture.size, in: node.snappedFrame, scale: traits.scale)
  // UIKit lets a picture reach beyond its view unless the view clips.
  let clip = node.appearance.clips ? node.snappedFrame : place.snappedOutward(to: traits.scale)
  let drawings = pictureDrawings(picture, in: place, clip: clip, scale: traits.scale)
  guard let mask = content.regionMask else { return drawings }
  let color = regionColor(of: mask, in: traits)
  let covers = content.sensitiveRegions.compactMap { region in
    picture.reach(of: region, in: place, scale: traits.scale).intersection(clip)
  }
  return drawings + covers.map { .fill(RoundedRect($0), color) }
}

/// A picture at its place; of a figure nothing lies beyond the clip but where the view clips, and then its group does.
func pictureDrawings(
  _ picture: ImageContent.Picture, in place: Rect, clip: Rect, scale: Double
) -> [Drawing] {
  switch picture {
  case .bitmap(let image): [.image(image.bitmap, in: place, clip: clip)]
  case .symbol(let glyph): symbolDrawings(glyph, in: place, scale: scale)
  }
}

extension ImageContent.Picture {
  /// Where a region of the picture can be told on the canvas, rounded outward to pixels.
  ///
  /// Of pixels that is more than the region: all of those that it touches, and as much further as
  /// scaling mixes neighbours, half of one where it enlarges, and less than two of the canvas where
  /// it does not.
  fileprivate func reach(of region: Rect, in place: Rect, scale: Double) -> Rect {
    guard case .bitmap(let image) = self else {
      return region.mapped(from: Size(width: 1, height: 1), to: place).snappedOutward(to: scale)
    }
    let (width, height) = (Double(image.bitmap.width), Double(image.bitmap.height))
    let touched = Rect(
      x: region.minX * width, y: region.minY * height, width: region.width * width,
      height: region.height * height
    ).snappedOutward(to: 1)
    let horizontal = max(place.width / width / 2, 2 / scale)
    let vertical = max(place.height / height / 2, 2 / scale)
    return touched.mapped(from: Size(width: width, height: height), to: place)
      .inset(
        by: EdgeInsets(top: -vertical, left: -horizontal, bottom: -vertical, right: -horizontal)
      ).snappedOutward(to: scale)
  }
}

extension Rect {
  /// The same part of another rectangle as this one is of a size.
  fileprivate func mapped(from size: Size, to place: Rect) -> Rect {
    let (horizontal, vertical) = (place.width / size.width, place.height / size.height)
    return Rect(
      x: place.minX + minX * horizontal, y: place.minY + minY * vertical,
      width: width * horizontal, height: height * vertical)
  }
}

/// The fill of a masked region: the colour of a redaction bar, the grey of a skeleton, or the grey of an empty background.
private func regionColor(of mask: FieldMask, in traits: Traits) -> Color {
  let (style, contrast) = (traits.userInterfaceStyle, traits.accessibilityContrast)
  return switch mask {
  case .redact: redactionColor(in: traits)
  case .placeholder: SystemColor.systemGray5.resolved(for: style, contrast: contrast)
  case .hide: SystemColor.systemGray6.resolved(for: style, contrast: contrast)
  }
}
