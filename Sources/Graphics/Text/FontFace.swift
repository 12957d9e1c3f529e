/// Who draws the letters, and the measures on which lines depend beside their advances.
package struct FontFace: Hashable, Sendable {
  /// The height above the baseline, in em.
  package var ascent: Double
  /// The depth below the baseline, in em, positive.
  package var descent: Double
  /// The way in which shapes and tracking follow the size.
  package var opticalSizing: OpticalSizing
  /// The design of the letters.
  package var typeface: Typeface

  /// Makes a face of its measures.
  package init(
    ascent: Double, descent: Double, opticalSizing: OpticalSizing = .none,
    typeface: Typeface = .bundled(.system)
  ) {
    self.ascent = ascent
    self.descent = descent
    self.opticalSizing = opticalSizing
    self.typeface = typeface
  }

  /// The iOS system font, by which every line is set whatever face draws it: 1950 and 494 of 2048 units in the em (read from UIFont on real devices).
  package static let system = FontFace(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, opticalSizing: .continuous)
}
