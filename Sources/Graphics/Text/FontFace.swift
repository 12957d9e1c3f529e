/// The measures of a face on which lines depend, beside its advances.
package struct FontFace: Hashable, Sendable {
  /// The height above the baseline, in em.
  package var ascent: Double
  /// The depth below the baseline, in em, positive.
  package var descent: Double
  /// The way in which shapes and tracking follow the size.
  package var opticalSizing: OpticalSizing

  /// Makes a face of its measures.
  package init(ascent: Double, descent: Double, opticalSizing: OpticalSizing = .none) {
    self.ascent = ascent
    self.descent = descent
    self.opticalSizing = opticalSizing
  }

  /// The iOS system font, by which every line is set whatever face draws it: 1950 and 494 of 2048 units in the em (read from UIFont on real devices).
  package static let system = FontFace(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, opticalSizing: .continuous)
}
