/// An effect on what lies beneath.
package enum Backdrop: Hashable, Sendable {
  /// A Gaussian blur, then more or less saturation, then a tint over it.
  case blur(Blur)
  /// A mosaic of squares of the given side, in points, each the mean of what it hides.
  case mosaic(side: Double)
}

/// The numbers of a blur: radius first, then saturation, then tint.
package struct Blur: Hashable, Sendable {
  /// The standard deviation of the Gaussian, in points.
  package var radius: Double
  /// The factor on the distance of each component from the luma; 1 changes nothing.
  package var saturation: Double
  /// The colour laid over the blurred picture.
  package var tint: Color

  /// Makes a blur of a radius in points.
  package init(radius: Double, saturation: Double, tint: Color) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}
