public import AfterimageGraphics

/// Copies with one thing changed, to be chained.
extension ViewConvertible {
  /// Sets a property of the view or of its kind, as in `Button("Save").with(\.style, .filled)`.
  public func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  /// Names the view for constraints, scenarios and reports.
  public func id(_ id: String) -> View { view.with(\.id, id) }

  /// Marks the view and all in it as sensitive, or takes the mark off.
  public func sensitive(_ isSensitive: Bool = true) -> View {
    view.with(\.isSensitive, isSensitive)
  }

  /// Has SwiftUI redact the view and all in it while the redaction reason `privacy` is set, or not; such a view is sensitive, too.
  public func privacySensitive(_ isPrivacySensitive: Bool = true) -> View {
    view.with(\.isPrivacySensitive, isPrivacySensitive)
  }

  /// Hides the view.
  public func hidden(_ isHidden: Bool = true) -> View { view.with(\.isHidden, isHidden) }

  /// Sets the opacity, 0 to 1.
  public func alpha(_ alpha: Double) -> View { view.with(\.alpha, alpha) }

  /// Sets the colour behind all that the view draws.
  public func backgroundColor(_ color: ColorReference) -> View {
    view.with(\.backgroundColor, color)
  }

  /// Sets the background to a colour of the system.
  public func backgroundColor(_ color: SystemColor) -> View { backgroundColor(.system(color)) }

  /// Sets the colour of what can be touched.
  public func tintColor(_ color: ColorReference) -> View { view.with(\.tintColor, color) }

  /// Draws nothing of the view beyond its bounds.
  public func clipsToBounds(_ clips: Bool = true) -> View { view.with(\.clipsToBounds, clips) }

  /// Rounds the corners of the background, in points.
  public func cornerRadius(
    _ radius: Double, curve: CornerCurve = .circular, corners: Set<Corner> = .all
  ) -> View {
    view.with(\.cornerRadius, radius).with(\.cornerCurve, curve).with(\.maskedCorners, corners)
  }

  /// Draws a line within the edge, in points, over all in the view.
  public func border(width: Double, color: ColorReference) -> View {
    view.with(\.border, Border(width: width, color: color))
  }

  /// Casts a shadow.
  public func shadow(_ shadow: Shadow) -> View { view.with(\.shadow, shadow) }

  /// Draws colours that pass into each other over the background.
  public func gradient(_ gradient: Gradient) -> View { view.with(\.gradient, gradient) }

  /// Sets the margins, in points.
  public func layoutMargins(_ margins: EdgeInsets) -> View { view.with(\.layoutMargins, margins) }

  /// Sets whether the margins grow by what the safe area takes from the view; true without it.
  public func insetsLayoutMarginsFromSafeArea(_ grows: Bool) -> View {
    view.with(\.insetsLayoutMarginsFromSafeArea, grows)
  }

  /// Sets how strongly the view resists growing beyond its content.
  public func contentHuggingPriority(_ priority: LayoutPriority, for axis: StackView.Axis) -> View {
    view.with(\.contentHugging, view.contentHugging.setting(axis, to: priority))
  }

  /// Sets how strongly the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: StackView.Axis
  ) -> View {
    view.with(\.compressionResistance, view.compressionResistance.setting(axis, to: priority))
  }

  /// Sets whether the view keeps a direction of its own.
  public func semanticContentAttribute(_ attribute: SemanticContentAttribute) -> View {
    view.with(\.semanticContentAttribute, attribute)
  }

  /// Sets the appearance of the view and of all in it, in place of the one around.
  public func overrideUserInterfaceStyle(_ style: UserInterfaceStyle) -> View {
    view.with(\.overrideUserInterfaceStyle, style)
  }

  /// Names constants, in points, for the constraints of the view and of all in it.
  public func metrics(_ metrics: [String: Double]) -> View {
    view.with(\.metrics, view.metrics.merging(metrics) { $1 })
  }

  /// Adds constraints that the view owns: equations and visual formats, with their options or without.
  public func constraints(
    @ListBuilder<ConstraintDeclaration> _ constraints: () -> [ConstraintDeclaration]
  ) -> View {
    view.with(\.constraints, view.constraints + constraints())
  }
}

extension AxisPriorities {
  fileprivate func setting(_ axis: StackView.Axis, to priority: LayoutPriority) -> AxisPriorities {
    var copy = self
    switch axis {
    case .horizontal: copy.horizontal = priority
    case .vertical: copy.vertical = priority
    }
    return copy
  }
}
