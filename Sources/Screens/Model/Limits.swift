import AfterimageGraphics

/// The bounds of everything that is read, so that no input can exhaust memory or patience.
package enum Limits {
  /// How deep values of a file, and views of a screen, may lie in each other.
  package static let depth = 256
  /// The most views in a screen.
  package static let views = 100_000
  /// The most bytes of an input file.
  package static let inputBytes = 64 << 20
  /// The most values in one JSON file: a screen of the most views, forty to a view.
  package static let values = 4_000_000
  /// The most elements in one XML document: a screen of the most views, ten to a view.
  package static let elements = 1_000_000
  /// The most pixels of an image.
  package static let imagePixels = PixelLimit.standard.pixels
  /// The most bytes of a font file: one with all ideographs fits.
  package static let fontBytes = 16 << 20
  /// The most font files around a document that are looked into.
  package static let fonts = 256
  /// The longest length and the largest number in points.
  package static let points = 1_000_000.0
  /// The most bytes of all texts that a screen shows.
  package static let textBytes = 256 << 10
  /// The most things that happen in a story, those of timers among them.
  package static let storyEntries = 10_000
  /// The most times at which a picture may be taken that the settings of a story leave open.
  package static let openMoments = 1_000
  /// How deep scenes of a document may be embedded in each other.
  package static let embeddedScenes = 8
  /// The most mistakes, conflicts and ambiguities that are listed for one input, of each kind.
  package static let diagnostics = 100
}
