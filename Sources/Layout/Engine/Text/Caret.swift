package import AfterimageGraphics

/// The bar where the next character of a field goes.
package struct Caret: Hashable, Sendable {
  /// The colour of the bar.
  package var color: Color
  /// The bar's place, in points from the window's corner.
  package var frame: Rect = .zero
  /// The width of the bar, in points.
  static let width = 2.0
}
