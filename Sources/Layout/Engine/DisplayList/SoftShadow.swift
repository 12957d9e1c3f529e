import AfterimageGraphics

/// A shadow that a small part of a control casts straight down.
///
/// - Parameters:
///   - drop: how far below the shape the shadow lies, in points.
///   - radius: the standard deviation of its blur, in points.
///   - opacity: the opacity of its black.
func softShadow(under shape: RoundedRect, drop: Double, radius: Double, opacity: Double) -> Drawing
{
  .shadow(
    CastShadow(
      of: [DisplayItem(.fill(shape, .black))], bounds: shape.rect, radius: radius,
      offset: Point(x: 0, y: drop), color: Color.black.withAlpha(multipliedBy: opacity)))
}
