public import AfterimageGraphics

/// A frame that no constraint decides: where the view lay in its superview, and what of it follows when that changes its size, as UIView's autoresizing mask says.
public struct Autoresizing: Hashable, Sendable {
  /// The frame in the superview, in points.
  package var frame: Rect
  /// The size of the superview for which the frame was made, in points.
  package var superviewSize: Size
  /// The parts that give way when the superview changes its size; with none the frame stays as it is.
  package var mask: Set<Flexibility>

  /// Makes a frame that stays as it is, unless told otherwise.
  public init(_ frame: Rect, in superviewSize: Size, mask: Set<Flexibility> = []) {
    self.frame = frame
    self.superviewSize = superviewSize
    self.mask = mask
  }

  /// The parts of UIView.AutoresizingMask.
  public enum Flexibility: String, CaseIterable, Hashable, Sendable {
    case flexibleLeftMargin
    case flexibleWidth
    case flexibleRightMargin
    case flexibleTopMargin
    case flexibleHeight
    case flexibleBottomMargin
  }
}

/// The extent that a view's content asks for along each axis, in points; nil asks for none.
public struct IntrinsicSize: Hashable, Sendable {
  /// Along the x axis.
  package var width: Double?
  /// Along the y axis.
  package var height: Double?

  /// Makes an extent that asks for nothing, unless told otherwise.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
