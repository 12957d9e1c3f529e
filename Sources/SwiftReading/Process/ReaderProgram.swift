import Afterimage
package import AfterimageFleet
import AfterimageScreens

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The program that makes trees of Swift source, `afterimage-swift`, which stands on the parser of a Swift toolchain.
package struct ReaderProgram: Hashable, Sendable {
  /// Its path.
  package let path: String
  /// The digest of its bytes: the parser has no stable interface, so another toolchain's needs another build of the program.
  package let build: Digest

  /// The name of its file.
  package static let name = "afterimage-swift"

  /// Takes the program at a path; nil where none can be run there.
  package init?(at path: String) {
    guard access(path, X_OK) == 0, case .success(let bytes) = readFile(at: path) else { return nil }
    self.path = path
    build = Digest(of: bytes)
  }

  /// Looks for the program beside another one, whose links are followed: in the same folder, and in `libexec` beside that.
  package init(beside program: String) throws(ReaderFailure) {
    let folder = OutputFiles.folder(of: (try? resolvedPath(program).get()) ?? program)
    let places = [folder, "\(folder)/../libexec/afterimage"].map { "\($0)/\(Self.name)" }
    for place in places {
      if let found = Self(at: place) {
        self = found
        return
      }
    }
    throw .missing(folder: folder)
  }

  /// The path of the program that is running.
  package static var running: String {
    #if os(Linux)
      return "/proc/self/exe"
    #else
      var length: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &length)
      var path = [CChar](repeating: 0, count: Int(length))
      guard _NSGetExecutablePath(&path, &length) == 0 else { return CommandLine.arguments[0] }
      let bytes = path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return String(decoding: bytes, as: UTF8.self)
    #endif
  }
}
