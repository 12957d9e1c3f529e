package import AfterimageGraphics
package import AfterimageScreens

/// The look of a view behind and around its content.
package struct Appearance: Hashable, Sendable {
  /// The colour of the background; nil draws none.
  package var background: Color?
  /// The effect through which what lies beneath the view shows; nil leaves it as it is.
  package var backdrop: Backdrop?
  /// The radius of the corners, in points.
  package var cornerRadius: Double = 0
  /// The most that the radius is of the height.
  package var cornerRadiusLimit: Double = 0.5
  /// How the corners leave the straight edges.
  package var cornerCurve: CornerCurve = .circular
  /// The corners that are round.
  package var corners: Set<Corner> = .all
  /// The figure that the view ends at instead of rounded corners; nil is these.
  package var figure: Figure?
  /// The colours over the background, in unit coordinates of the view; nil draws none.
  package var gradient: ColorGradient?
  /// The shadow of the view; nil casts none.
  package var shadow: Shadow?
  /// The line within the edge.
  package var border: Border?
  /// The opacity of the view and all in it.
  package var alpha: Double = 1
  /// True where nothing below the view is drawn beyond its bounds.
  package var clips: Bool = false

  /// A line within the edge of a view.
  package struct Border: Hashable, Sendable {
    /// The thickness in points.
    package var width: Double
    /// The colour of the line.
    package var color: Color
  }

  /// The shadow of a view.
  package struct Shadow: Hashable, Sendable {
    /// The colour with the shadow's opacity.
    package var color: Color
    /// The standard deviation of the blur, in points.
    package var radius: Double
    /// How far the shadow lies from the view, in points.
    package var offset: Point
  }
}

/// The drawings of a view's layer, in the colours of the appearance.
extension Lowering {
  /// A line within the edge.
  func resolved(_ border: Border) -> Appearance.Border {
    Appearance.Border(width: border.width, color: color(border.color))
  }

  /// The shadow of a view.
  func resolved(_ shadow: Shadow) -> Appearance.Shadow {
    Appearance.Shadow(
      color: color(shadow.color).withAlpha(multipliedBy: shadow.opacity), radius: shadow.radius,
      offset: shadow.offset)
  }

  /// Colours that pass into each other.
  func resolved(_ gradient: Gradient) -> ColorGradient {
    ColorGradient(
      gradient.kind,
      stops: gradient.stops.map { .init(location: $0.location, color: color($0.color)) },
      from: gradient.startPoint, to: gradient.endPoint)
  }
}
