import AfterimageGraphics

private import CCairo

/// The faces of files that FreeType has open, each once in a process; shared by all threads.
///
/// Cairo opens the file of a face that it is not given. It keeps ten of them: for the next one it closes another, which it
/// looks for without waiting for the threads that are about to read it (`_has_unlocked_face` in cairo 1.16's
/// `cairo-ft-font.c`), so that a glyph is sometimes read from freed memory. The faces that it is given stay open.
final class OpenFaces: @unchecked Sendable {
  /// The faces of this process.
  static let shared = Result { () throws(RenderingError) -> OpenFaces in try OpenFaces() }

  private let lock = Lock()
  private let library: FT_Library
  private var opened: [File: FT_Face] = [:]

  private init() throws(RenderingError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .noMemory }
    self.library = library
  }

  /// A face's place: many faces may lie in one file.
  private struct File: Hashable {
    let path: String
    let index: CInt
  }

  /// Gives every face that was added to a configuration of Fontconfig's its open face.
  ///
  /// One whose file cannot be read keeps its path alone, and so does a named instance of a variable face, which cairo knows by
  /// its number only where it opens the file itself.
  ///
  /// - Returns: true where every face is open now, so that cairo opens and closes none of them.
  func attach(to configuration: OpaquePointer) -> Bool {
    guard let patterns = FcConfigGetFonts(configuration, FcSetApplication)?.pointee else {
      return true
    }
    var areOpen = true
    for index in 0..<Int(patterns.nfont) {
      guard let pattern = patterns.fonts[index], let file = Self.file(of: pattern),
        let face = lock.withLock({ face(of: file) })
      else {
        areOpen = false
        continue
      }
      FcPatternDel(pattern, FC_FT_FACE)
      FcPatternAddFTFace(pattern, FC_FT_FACE, face)
    }
    return areOpen
  }

  private static func file(of pattern: OpaquePointer) -> File? {
    var path: UnsafeMutablePointer<FcChar8>?
    var index: CInt = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    guard index <= 0xFFFF else { return nil }
    return File(path: String(cString: path), index: index)
  }

  private func face(of file: File) -> FT_Face? {
    if let face = opened[file] { return face }
    var face: FT_Face?
    guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0 else { return nil }
    opened[file] = face
    return face
  }
}
