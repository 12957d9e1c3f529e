import AfterimageGraphics

private import CCairo

/// The faces as fontconfig knows them; shared by all threads.
final class FontConfiguration: @unchecked Sendable {
  /// Fontconfig's configuration, for the text engine alone.
  let handle: OpaquePointer

  private static let bundled = Result { () throws(RenderingError) -> FontConfiguration in
    try FontConfiguration(FcConfigCreate())
  }
  private static let system = Result { () throws(RenderingError) -> FontConfiguration in
    try FontConfiguration(FcInitLoadConfigAndFonts())
  }

  /// The configuration of a source, which the first call in a process reads.
  static func shared(_ fonts: FontSource) throws(RenderingError) -> FontConfiguration {
    switch fonts {
    case .bundled: try bundled.get()
    case .system: try system.get()
    }
  }

  private init(_ handle: OpaquePointer?) throws(RenderingError) {
    guard let handle else { throw .noMemory }
    self.handle = handle
    // Pango reads the system's configuration, which takes longer than a frame, unless there is a current one.
    FcConfigSetCurrent(handle)
    for path in try BundledFont.paths.get() where FcConfigAppFontAddFile(handle, path) == 0 {
      throw .fontMissing(face: path)
    }
  }

  /// The system's faces with their versions, in the order of the alphabet; none but with the system's configuration.
  var systemFaces: [String] {
    guard let fonts = FcConfigGetFonts(handle, FcSetSystem)?.pointee else { return [] }
    return (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0].map(describe) }.sorted()
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
