import AfterimageGraphics

private import CFonts

/// The files of faces that are held in memory, opened when they are first asked for; shared by all threads.
///
/// They are never closed: cairo keeps faces by path, and a path of a descriptor that was used anew would give it the wrong one.
final class FontFiles: @unchecked Sendable {
  /// The files of this process.
  static let shared = FontFiles()

  private let lock = Lock()
  private var opened: [Typeface: Result<[String], RenderingError>] = [:]

  private init() {}

  /// A path for every face of a design, lightest first, or the reason why one is missing.
  func paths(of typeface: Typeface) throws(RenderingError) -> [String] {
    try lock.withLock {
      let paths =
        opened[typeface] ?? Result { () throws(RenderingError) in try Self.open(typeface) }
      opened[typeface] = paths
      return paths
    }.get()
  }

  private static func open(_ typeface: Typeface) throws(RenderingError) -> [String] {
    switch typeface {
    case .bundled(let bundled): try open(bundled)
    case .file(let file):
      [try path(of: cfonts_open_bytes("font", file.bytes, file.bytes.count), file.path)]
    }
  }

  private static func open(_ typeface: Typeface.Bundled) throws(RenderingError) -> [String] {
    var paths: [String] = []
    for index in 0..<cfonts_count() {
      guard let family = cfonts_family(index), String(cString: family) == typeface.family else {
        continue
      }
      let style = cfonts_name(index).map { String(cString: $0) } ?? ""
      paths.append(try path(of: cfonts_open(index), "\(typeface.family) \(style)"))
    }
    return paths
  }

  private static func path(
    of descriptor: CInt, _ face: String
  ) throws(RenderingError) -> String {
    guard descriptor >= 0 else { throw .fontMissing(face: face) }
    #if os(Linux)
      return "/proc/self/fd/\(descriptor)"
    #else
      return "/dev/fd/\(descriptor)"
    #endif
  }
}
