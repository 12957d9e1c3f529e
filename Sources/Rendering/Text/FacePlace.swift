private import CCairo

/// Where a face is: its file, and its number among the faces of a collection.
struct FacePlace: Hashable {
  /// The path of the file.
  let path: String
  /// The number as Fontconfig and FreeType count: that of the face, and in the upper bits that of a named instance.
  let number: Int

  /// The place that a pattern of Fontconfig's names; nil where it names no file.
  init?(of pattern: OpaquePointer) {
    var (path, number): (UnsafeMutablePointer<FcChar8>?, CInt) = (nil, 0)
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &number)
    self.path = String(cString: path)
    self.number = Int(number)
  }

  /// The place of a face that Pango has opened.
  init?(opened font: UnsafeMutableRawPointer) {
    let font = font.assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(font) else { return nil }
    self.init(of: pattern)
  }

  /// True for a variable face at values of its axes that its file has a name for.
  var isNamedInstance: Bool { number > 0xFFFF }
}
