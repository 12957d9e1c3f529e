package import AfterimageGraphics
package import AfterimageScreens

/// A picture, how it is fitted into its view, and what of it is masked.
package struct ImageContent: Hashable, Sendable {
  /// The pixels; nil shows nothing.
  package var image: Image?
  /// How the picture is fitted into the view.
  package var contentMode: ContentMode
  /// The sensitive regions, in unit coordinates of the picture.
  package var sensitiveRegions: [Rect]
  /// What is laid over the sensitive regions; nil shows them.
  package var regionMask: FieldMask?
}
