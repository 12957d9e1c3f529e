import AfterimageGraphics
import AfterimageScreens

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
    cover(of: region, in: place, clip: clip, scale: traits.scale)
  }
  return drawings + covers.map { .fill(RoundedRect($0), color) }
}

/// A picture at its place; of a figure nothing lies beyond the clip but where the view clips, and then its group does.
private func pictureDrawings(
  _ picture: ImageContent.Picture, in place: Rect, clip: Rect, scale: Double
) -> [Drawing] {
  switch picture {
  case .bitmap(let image): [.image(image.bitmap, in: place, clip: clip)]
  case .symbol(let glyph): symbolDrawings(glyph, in: place, scale: scale)
  }
}

/// A region of a picture on the canvas: what of it can be seen, rounded outward to pixels.
private func cover(of region: Rect, in place: Rect, clip: Rect, scale: Double) -> Rect? {
  Rect(
    x: place.minX + region.minX * place.width, y: place.minY + region.minY * place.height,
    width: region.width * place.width, height: region.height * place.height
  ).snappedOutward(to: scale).intersection(clip)
}

/// What a region is filled with: black, the grey of a skeleton, or the grey of an empty background.
private func regionColor(of mask: FieldMask, in traits: Traits) -> Color {
  let (style, contrast) = (traits.userInterfaceStyle, traits.accessibilityContrast)
  return switch mask {
  case .redact: .black
  case .placeholder: SystemColor.systemGray5.resolved(for: style, contrast: contrast)
  case .hide: SystemColor.systemGray6.resolved(for: style, contrast: contrast)
  }
}
