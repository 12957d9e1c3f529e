package import AfterimageGraphics

/// What lies behind and around the content of a view.
package struct Appearance: Hashable, Sendable {
  /// The colour of the background; nil draws none.
  package var background: Color?
  /// The radius of the corners, in points.
  package var cornerRadius: Double = 0
  /// The most that the radius is of the height.
  package var cornerRadiusLimit: Double = 0.5
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
}
