import Afterimage

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// How paths are compared with what the system tells of.
enum WatchedPath {
  /// The path without links and dots in its folders; a file that is not there keeps its name.
  static func canonical(_ path: String) -> String {
    if let resolved = resolve(path) { return resolved }
    let folder = resolve(folder(of: path)) ?? folder(of: path)
    return folder == "/" ? "/" + name(of: path) : "\(folder)/\(name(of: path))"
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What a path is called; one that only says where the program runs by the name of that folder.
  static func title(of path: String) -> String {
    path.allSatisfy { $0 == "." || $0 == "/" } ? name(of: canonical(path)) : path
  }

  /// A folder and all below it, canonical, without those whose names begin with a dot.
  static func foldersWithin(_ path: String) -> Set<String> {
    var found: Set<String> = []
    var open = [canonical(path)]
    while let folder = open.popLast() {
      guard found.insert(folder).inserted else { continue }
      let names = (try? OutputFiles.names(in: folder)) ?? []
      open += names.map { "\(folder)/\($0)" }.filter { OutputFiles.isFolder($0) && !isLink($0) }
    }
    return found
  }

  private static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
