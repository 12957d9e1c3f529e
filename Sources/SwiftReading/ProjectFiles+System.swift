package import Afterimage
import AfterimageScreens
package import AfterimageSwiftSource

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension ProjectFiles {
  /// The files of a folder; what lies outside of it is not read, whatever links say.
  ///
  /// - Parameter source: where they are read from.
  package static func folder(_ folder: String, from source: InputFiles = .system) -> ProjectFiles {
    // Shells complete folders with a slash.
    let end = folder.lastIndex { $0 != "/" }
    let folder = end.map { String(folder[...$0]) } ?? folder
    let files = source.beside(folder, folder)
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let inside: @Sendable (String) -> String = { $0.isEmpty ? name : "\(name)/\($0)" }
    var within = files
    within.read = { files.read(inside($0)) }
    within.list = { files.list(inside($0)) }
    return ProjectFiles(
      entries: { path in
        let place = path.isEmpty ? folder : "\(folder)/\(path)"
        return (files.list(inside(path)) ?? []).map { name in
          Entry(name, isFolder: isOwnFolder("\(place)/\(name)"))
        }
      },
      read: { files.read(inside($0)) }, screenFiles: within)
  }
}

/// True for a folder that lies where it is named: a symbolic link may lead back to where it stands.
private func isOwnFolder(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
