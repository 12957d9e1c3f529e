package import AfterimageGraphics

/// A symbol with everything settled but its place.
package struct SymbolGlyph: Hashable, Sendable {
  /// What is drawn.
  package var figure: Figure
  /// The extent with the room around the ink, in points.
  package var size: Size
  /// The colour of the ink.
  package var color: Color

  /// A known outline, or a box for a name without one.
  package enum Figure: Hashable, Sendable {
    /// A figure in points from the corner of the extent, and the width of a line around it that makes it heavier.
    case outline(Path, line: Double)
    /// The parts of a name, one a line, in a box.
    case box([String])
  }
}
