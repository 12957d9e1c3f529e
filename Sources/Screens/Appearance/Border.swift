/// A line within the edge of a view, over all in it, as CALayer draws it.
public struct Border: Hashable, Sendable {
  /// The thickness, in points.
  public var width: Double
  /// The colour of the line; CALayer's own is opaque black.
  public var color: ColorReference

  /// Makes a line of a thickness in points.
  public init(width: Double, color: ColorReference = .system(.black)) {
    self.width = width
    self.color = color
  }
}
