import AfterimageGraphics
import AfterimageScreens

/// What a view's layer draws, in the colours of the appearance.
extension Lowering {
  /// A line within the edge.
  func settled(_ border: Border) -> Appearance.Border {
    Appearance.Border(width: border.width, color: color(border.color))
  }

  /// What a view casts.
  func settled(_ shadow: Shadow) -> Appearance.Shadow {
    Appearance.Shadow(
      color: color(shadow.color).withAlpha(multipliedBy: shadow.opacity), radius: shadow.radius,
      offset: shadow.offset)
  }

  /// Colours that pass into each other.
  func settled(_ gradient: Gradient) -> ColorGradient {
    ColorGradient(
      gradient.kind,
      stops: gradient.stops.map { .init(location: $0.location, color: color($0.color)) },
      from: gradient.startPoint, to: gradient.endPoint)
  }
}
