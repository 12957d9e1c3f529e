private import CFonts

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The files of the faces that come with the product, opened once for the life of the process.
///
/// They are never closed: cairo keeps faces by path, and a path of a descriptor that was used anew would give it the wrong one.
enum BundledFont {
  /// A path for every face, lightest first, or the reason why one is missing.
  static let paths = Result { () throws(RenderingError) -> [String] in
    var paths: [String] = []
    for index in 0..<cfonts_count() {
      paths.append(try path(ofFace: index))
    }
    return paths
  }

  private static func path(ofFace index: CInt) throws(RenderingError) -> String {
    let descriptor = cfonts_open(index)
    guard descriptor >= 0 else {
      throw .fontMissing(face: cfonts_name(index).map { String(cString: $0) } ?? "")
    }
    #if os(Linux)
      return "/proc/self/fd/\(descriptor)"
    #else
      return "/dev/fd/\(descriptor)"
    #endif
  }
}
