/// Where the glyphs of texts are taken from.
public enum FontSource: String, CaseIterable, Hashable, Sendable {
  /// The faces that come with the product, the same everywhere: Latin, Greek and Cyrillic.
  case bundled
  /// The same faces first, and for what they lack those that the system's Fontconfig finds.
  case system
}
