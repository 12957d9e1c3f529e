package import AfterimageGraphics

/// A mark that UIKit draws in its own controls, in the middle of its view.
package struct Glyph: Hashable, Sendable {
  /// What the mark shows.
  package var shape: Shape
  /// The colour of its strokes.
  package var color: Color
  /// The colour of what is left out of a filled mark.
  package var knockout: Color = .white

  /// The marks, each at the size that it has beside body text.
  package enum Shape: Hashable, Sendable {
    /// The arrow of a row that leads on; it points to the trailing edge.
    case chevron(TextDirection)
    /// The tick of a chosen row.
    case checkmark
    /// The letter i in a circle.
    case information
    /// The lens of a search field.
    case magnifyingGlass
    /// The cross on a disc that empties a field.
    case clear
  }

  /// The extent of the mark, in points (measured in pictures of UIKit, to half a point).
  var size: Size {
    switch shape {
    case .chevron: Size(width: 7.5, height: 13)
    case .checkmark: Size(width: 14, height: 13.5)
    case .information: Size(width: 22, height: 22)
    case .magnifyingGlass: Size(width: 16, height: 16)
    case .clear: Size(width: 16, height: 16)
    }
  }
}
