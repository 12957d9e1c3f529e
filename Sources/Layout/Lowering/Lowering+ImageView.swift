import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the picture of an image view and the extent it asks for.
  mutating func settleImageView(_ imageView: ImageView, at index: Int) {
    hierarchy.nodes[index].image = ImageContent(
      image: imageView.image, contentMode: imageView.contentMode,
      sensitiveRegions: imageView.regions.filter(\.isSensitive).map(\.rect),
      regionMask: mask)
    guard let size = imageView.image?.size else { return }
    hierarchy.metrics[index].contentSize = (size.width, size.height)
  }
}
