package import AfterimageGraphics

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

  /// The versions, and with the system's fonts a number that tells the fonts apart.
  package static func current(with fonts: FontSource) -> String {
    switch fonts {
    case .bundled: current
    case .system: "\(current) system-fonts-\(systemFonts)"
    }
  }

  /// The paths and sizes of the system's fonts that may stand in for bundled ones.
  package static var fallbackInventory: String { FallbackFont.inventory }

  /// The 64 bits of FNV-1a over the names and versions of the system's faces, in hexadecimal.
  private static let systemFonts: String = {
    let faces = (try? FontConfiguration.shared(.system).systemFaces) ?? []
    let hash = faces.joined(separator: "\n").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }()

  private static func freeTypeVersion() -> String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
