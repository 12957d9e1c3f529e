package import AfterimageGraphics
package import AfterimageScreens

/// A picture, how it is fitted into its view, and what of it is masked.
package struct ImageContent: Hashable, Sendable {
  /// What is shown; nil shows nothing.
  package var picture: Picture?
  /// How the picture is fitted into the view.
  package var contentMode: ContentMode
  /// The sensitive regions, in unit coordinates of the picture.
  package var sensitiveRegions: [Rect]
  /// What is laid over the sensitive regions; nil shows them.
  package var regionMask: FieldMask?

  /// Pixels or a figure.
  package enum Picture: Hashable, Sendable {
    case bitmap(Image)
    case symbol(SymbolGlyph)

    /// True for a figure in a colour of its own choice.
    var isSymbol: Bool { if case .symbol = self { true } else { false } }

    /// The figure; nil for pixels.
    var glyph: SymbolGlyph? { if case .symbol(let glyph) = self { glyph } else { nil } }

    /// The extent that is asked for, in points.
    package var size: Size {
      switch self {
      case .bitmap(let image): image.size
      case .symbol(let glyph): glyph.size
      }
    }
  }
}
