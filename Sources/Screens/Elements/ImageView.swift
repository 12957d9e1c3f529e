public import AfterimageGraphics

/// A picture, with the regions of it that are sensitive.
public struct ImageView: Hashable, Sendable {
  /// The picture; nil shows nothing.
  public var image: ImageSource?
  /// How the picture is fitted into the view.
  public var contentMode: ContentMode = .scaleToFill
  /// Named parts of the picture.
  public var regions: [Region] = []

  /// Makes a view of pixels.
  public init(_ image: Image? = nil) {
    self.image = image.map(ImageSource.bitmap)
  }

  /// Makes a view of a symbol.
  public init(_ symbol: Symbol) {
    image = .symbol(symbol)
  }

  /// A part of a picture, in unit coordinates of it: 0 to 1 from the left and from the top.
  public struct Region: Hashable, Sendable {
    /// The name of the region.
    package var name: String
    /// Where it lies in the picture.
    package var rect: Rect
    /// True where it has to be masked.
    package var isSensitive: Bool

    /// Makes a region; sensitive unless told otherwise.
    public init(_ name: String, rect: Rect, isSensitive: Bool = true) {
      self.name = name
      self.rect = rect
      self.isSensitive = isSensitive
    }
  }
}

/// A decoded picture and the name it was asked for by.
public struct Image: Hashable, Sendable {
  /// The name, as it stands in the screen.
  package var name: String
  /// The pixels.
  package var bitmap: Bitmap
  /// Pixels in a point.
  package var scale: Double
  /// True where only the opacity of the pixels counts, and the tint of the view gives the colour.
  public var isTemplate = false

  /// Makes an image of pixels, one a point unless told otherwise.
  public init(name: String, bitmap: Bitmap, scale: Double = 1) {
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The extent in points.
  package var size: Size {
    Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}

/// The ways of UIView to fit content into bounds.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}
