import AfterimageGraphics

/// A shadow under a small part of a control, as translucent shapes that grow around it: eight steps of what a blur would spread smoothly.
///
/// - Parameters:
///   - drop: how far below the shape the shadow lies, in points.
///   - blur: how far around the shape the shadow reaches, in points.
///   - opacity: the opacity of the black beneath the middle of the shape.
func softShadow(under shape: RoundedRect, drop: Double, blur: Double, opacity: Double) -> [Drawing]
{
  let steps = 8
  return (0..<steps).map { step in
    let spread = blur * (1 - 2 * (Double(step) + 0.5) / Double(steps)) / 2
    let rect = shape.rect.offset(by: Point(x: 0, y: drop)).inset(by: EdgeInsets(all: -spread))
    let color = Color.black.withAlpha(multipliedBy: opacity / Double(steps))
    return .fill(RoundedRect(rect, radius: shape.radius + spread), color)
  }
}

/// The shadow of the thumb of a switch or slider: a tight one for the edge and a wide one below (chosen by eye).
func thumbShadow(under thumb: RoundedRect) -> [Drawing] {
  softShadow(under: thumb, drop: 3, blur: 8, opacity: 0.15)
    + softShadow(under: thumb, drop: 0.5, blur: 1, opacity: 0.12)
}
