import AfterimageGraphics

/// A view as it is lowered: all that is known of it before it has a place among the others.
struct LoweredView {
  /// The direction that leading and trailing follow in the view.
  var direction: TextDirection
  /// The content of the view.
  var content = NodeContent.none
  /// The look behind and around the content.
  var appearance = Appearance()
  /// How the view behaves towards constraints.
  var metrics = LayoutMetrics()
  /// Whether the view shows a secret, and what stands in for it.
  var sensitivity = Sensitivity.none
  /// True where the view is hidden, whatever its sensitivity.
  var isHidden = false
  /// True for a bar with the system's material and no colour of the author's.
  var hasBarMaterial = false
}
