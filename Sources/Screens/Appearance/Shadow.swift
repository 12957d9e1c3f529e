public import AfterimageGraphics

/// The shadow of a view and all in it, as CALayer's: a blurred silhouette beneath the view, absent where the view clips to its bounds.
public struct Shadow: Hashable, Sendable {
  /// The opacity, 0 to 1.
  package var opacity: Double
  /// The colour.
  public var color: ColorReference = .system(.black)
  /// The standard deviation of the blur, in points.
  public var radius: Double = 3
  /// How far the shadow lies from the view, in points; CALayer's own lies above.
  public var offset = Point(x: 0, y: -3)

  /// Makes a shadow of an opacity, everything else as CALayer has it.
  public init(opacity: Double) {
    self.opacity = opacity
  }
}
