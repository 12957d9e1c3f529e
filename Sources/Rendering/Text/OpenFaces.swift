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
  private var opened: [FacePlace: FT_Face] = [:]

  private init() throws(RenderingError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .noMemory }
    self.library = library
  }

  /// Gives every pattern of a face that was added to a configuration of Fontconfig's its open face.
  ///
  /// One whose file cannot be read keeps its path alone, and so does a named instance of a variable face, which cairo knows by
  /// its number only where it opens the file itself.
  ///
  /// - Returns: true where every face is open now, so that cairo opens and closes none of them.
  func attach(to patterns: [OpaquePointer]) -> Bool {
    !patterns.map(attach).contains(false)
  }

  private func attach(to pattern: OpaquePointer) -> Bool {
    guard let place = FacePlace(of: pattern), !place.isNamedInstance,
      let face = lock.withLock({ face(at: place) })
    else { return false }
    FcPatternDel(pattern, FC_FT_FACE)
    FcPatternAddFTFace(pattern, FC_FT_FACE, face)
    return true
  }

  private func face(at place: FacePlace) -> FT_Face? {
    if let face = opened[place] { return face }
    var face: FT_Face?
    guard FT_New_Face(library, place.path, place.number, &face) == 0 else { return nil }
    opened[place] = face
    return face
  }
}
