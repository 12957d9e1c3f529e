/// The environment variables by which a user would change the bytes of a picture, or what the drawing libraries print.
package enum ForeignSettings {
  /// The beginnings of the names: pixman, HarfBuzz, FreeType, fontconfig, Pango, cairo.
  package static let prefixes = [
    "PIXMAN_", "HB_", "FREETYPE_PROPERTIES", "FONTCONFIG_", "FC_", "PANGO_", "CAIRO_",
  ]

  /// True for an entry `NAME=value` of an environment that must not reach the libraries.
  package static func contain(_ entry: String) -> Bool {
    prefixes.contains { entry.hasPrefix($0) }
  }
}
