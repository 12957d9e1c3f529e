package import AfterimageScreens

/// Something opaque, blurred or see-through that is laid over a screen.
package struct Cover: Hashable, Sendable {
  /// What uncovering names; a cover that is up is not put up again.
  package var id: String
  /// What the cover shows.
  package var content: Content
  /// What it lies on.
  package var attachment: Attachment
  /// How long it takes to become opaque; none where it is not animated.
  package var fade: Seconds

  /// Makes a cover over the window, not animated, unless told otherwise.
  package init(
    _ content: Content, id: String, attachment: Attachment = .window, fade: Seconds = .zero
  ) {
    self.id = id
    self.content = content
    self.attachment = attachment
    self.fade = fade
  }

  /// The things that a cover can show.
  package enum Content: Hashable, Sendable {
    /// A colour.
    case color(ColorReference)
    /// A picture of the app's own.
    case image(Image, PictureLayout)
    /// What a rule of the same protection captured under a name before.
    case captured(String, PictureLayout)
    /// The app's launch screen.
    case launchScreen
    /// A blur of what lies beneath.
    case blur(BlurStyle)
    /// A mosaic of what lies beneath, the side of its squares in points.
    case mosaic(side: Double)
  }
}

/// How a picture lies in the cover that shows it.
package struct PictureLayout: Hashable, Sendable {
  /// How the picture is fitted.
  package var contentMode: ContentMode
  /// The colour where the picture does not reach or is see-through; nil shows what lies beneath.
  package var backgroundColor: ColorReference?

  /// Makes a layout; as an image view has it, stretched and without a background, unless told otherwise.
  package init(_ contentMode: ContentMode = .scaleToFill, backgroundColor: ColorReference? = nil) {
    self.contentMode = contentMode
    self.backgroundColor = backgroundColor
  }
}
