private import CCairo

/// The versions of the libraries on which the bytes of a picture depend, as they run.
package enum RenderFingerprint {
  /// Names and versions in the order of the alphabet, separated by spaces.
  package static let current = [
    "cairo-\(String(cString: cairo_version_string()))",
    "freetype-\(freeTypeVersion())",
    "harfbuzz-\(String(cString: hb_version_string()))",
    "pango-\(String(cString: pango_version_string()))",
    "pixman-\(String(cString: pixman_version_string()))",
  ].joined(separator: " ")

  private static func freeTypeVersion() -> String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
