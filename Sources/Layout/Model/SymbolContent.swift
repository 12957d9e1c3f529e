package import AfterimageGraphics
package import AfterimageScreens

/// A symbol in a view, with its look settled.
package struct SymbolContent: Hashable, Sendable {
  /// What is drawn.
  package var figure: Figure
  /// The colour of the lines.
  package var color: Color
  /// The thickness of the lines, in points.
  package var lineWidth: Double
  /// True where left and right change places.
  package var isMirrored: Bool = false

  /// The figures that bars are drawn with.
  package enum Figure: Hashable, Sendable {
    /// A symbol that a screen chooses.
    case symbol(BarSymbol)
    /// The arrow of a back button.
    case backIndicator
  }
}
