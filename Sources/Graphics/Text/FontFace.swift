/// The measures of a face on which lines depend, beside its advances.
package struct FontFace: Hashable, Sendable {
  /// The height above the baseline, in em.
  package var ascent: Double
  /// The depth below the baseline, in em, positive.
  package var descent: Double
  /// How letters and their distance follow the size.
  package var spacing: LetterSpacing

  /// Makes a face of its measures.
  package init(ascent: Double, descent: Double, spacing: LetterSpacing = .even) {
    self.ascent = ascent
    self.descent = descent
    self.spacing = spacing
  }

  /// The iOS system font, by which every line is set whatever face draws it: 1950 and 494 of 2048 units in the em (read from UIFont on real devices).
  package static let system = FontFace(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, spacing: .bySize)
}

extension Font {
  /// The same font as a version of iOS has it.
  package func inIOS(_ majorVersion: Int) -> Font {
    guard majorVersion < 13, face.spacing == .bySize else { return self }
    var font = self
    font.face.spacing = majorVersion < 11 ? .wideDisplay : .twoFaces
    return font
  }
}
