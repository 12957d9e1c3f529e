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

/// The shadow of the thumb of a switch or slider: a wide one below and a tight one around the edge (chosen by eye).
func thumbShadow(under thumb: RoundedRect) -> [Drawing] {
  [
    softShadow(under: thumb, drop: 3, radius: 4, opacity: 0.15),
    softShadow(under: thumb, drop: 0.5, radius: 0.5, opacity: 0.12),
  ]
}
