import AfterimageGraphics

private import CCairo

/// The faces as fontconfig knows them; shared by all threads.
final class FontConfiguration: @unchecked Sendable {
  /// Fontconfig's configuration, for the text engine alone.
  let handle: OpaquePointer
  /// True where cairo is given every face open, so that it neither opens nor closes any: never with the system's set.
  let keepsFacesOpen: Bool

  private static let bundled = Result { () throws(RenderingError) -> FontConfiguration in
    try FontConfiguration(.bundled)
  }
  private static let system = Result { () throws(RenderingError) -> FontConfiguration in
    try FontConfiguration(.system)
  }

  /// The configuration of a source, which the first call in a process reads.
  static func shared(_ fonts: FontSource) throws(RenderingError) -> FontConfiguration {
    switch fonts {
    case .bundled: try bundled.get()
    case .system: try system.get()
    }
  }

  /// A source's faces with those of other designs, and with some families of the system's, whose files are read; the system's own configuration is read for its own source only.
  static func widened(
    _ fonts: FontSource, by typefaces: [Typeface], _ fallbacks: [FallbackFont]
  ) throws(RenderingError) -> FontConfiguration {
    try FontConfiguration(fonts, isCurrent: false) { (handle) throws(RenderingError) in
      for typeface in typefaces { try add(typeface, to: handle) }
      if fonts == .bundled { FcConfigParseAndLoadFromMemory(handle, emojiRules, 0) }
      for path in fallbacks.flatMap(\.paths) {
        // A file that cannot be read leaves boxes, as one that is not there does.
        FcConfigAppFontAddFile(handle, path)
      }
    }
  }

  /// The rules by which fontconfig takes a colourful form, which Pango asks for by the family `emoji`, from a font of emoji though a bundled face has a plain one, and scales fonts that are pictures to the size that is asked for.
  private static let emojiRules = """
    <?xml version="1.0"?><fontconfig><match target="pattern">
    <test name="family"><string>emoji</string></test>
    <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit>
    </match><match target="font">
    <test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match></fontconfig>
    """

  /// Opens a source's faces, and has others added before all of them are given to cairo.
  private init(
    _ fonts: FontSource, isCurrent: Bool = true,
    adding others: (OpaquePointer) throws(RenderingError) -> Void = { _ in }
  ) throws(RenderingError) {
    let made = fonts == .system ? FcInitLoadConfigAndFonts() : FcConfigCreate()
    guard let handle = made else { throw .noMemory }
    self.handle = handle
    // Pango reads the system's configuration, which takes longer than a frame, unless there is a current one.
    if isCurrent { FcConfigSetCurrent(handle) }
    try Self.add(.bundled(.system), to: handle)
    try others(handle)
    let areOpen = try OpenFaces.shared.get().attach(
      to: Self.patterns(of: FcSetApplication, in: handle))
    keepsFacesOpen = areOpen && fonts == .bundled
  }

  private static func add(
    _ typeface: Typeface, to handle: OpaquePointer
  ) throws(RenderingError) {
    for path in try FontFiles.shared.paths(of: typeface) {
      if case .file = typeface { nameFamily(of: path, typeface.family, in: handle) }
      if FcConfigAppFontAddFile(handle, path) == 0 { throw .fontMissing(face: path) }
    }
  }

  /// Has Fontconfig take the faces of a file for a family of their own, whatever the file calls it.
  private static func nameFamily(of path: String, _ family: String, in handle: OpaquePointer) {
    let rule = """
      <?xml version="1.0"?><fontconfig><match target="scan">
      <test name="file"><string>\(path)</string></test>
      <edit name="family" mode="assign" binding="strong"><string>\(family)</string></edit>
      </match></fontconfig>
      """
    FcConfigParseAndLoadFromMemory(handle, rule, 0)
  }

  /// The system's faces with their versions, in the order of the alphabet; none but with the system's configuration.
  var systemFaces: [String] {
    Self.patterns(of: FcSetSystem, in: handle).map(describe).sorted()
  }

  /// The faces that come with the product or stand in for what those lack, with their versions, by their places.
  var ownFaces: [FacePlace: String] {
    let faces = Self.patterns(of: FcSetApplication, in: handle).compactMap { pattern in
      FacePlace(of: pattern).map { ($0, describe(pattern)) }
    }
    return Dictionary(faces) { first, _ in first }
  }

  private static func patterns(
    of set: FcSetName, in handle: OpaquePointer
  ) -> [OpaquePointer] {
    guard let fonts = FcConfigGetFonts(handle, set)?.pointee else { return [] }
    return (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0] }
  }

  private func describe(_ face: OpaquePointer) -> String {
    var version: CInt = 0
    FcPatternGetInteger(face, FC_FONTVERSION, 0, &version)
    let names = [FC_FAMILY, FC_STYLE].map { key in
      var name: UnsafeMutablePointer<FcChar8>?
      let result = FcPatternGetString(face, key, 0, &name)
      return result == FcResultMatch ? name.map { String(cString: $0) } ?? "" : ""
    }
    return (names + ["\(version)"]).joined(separator: " ")
  }
}
