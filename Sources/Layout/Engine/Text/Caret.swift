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

/// The bar of a caret; nothing where there is none.
func caretDrawings(_ caret: Caret?) -> [Drawing] {
  guard let caret else { return [] }
  return [.fill(RoundedRect(caret.frame, radius: 1), caret.color)]
}
