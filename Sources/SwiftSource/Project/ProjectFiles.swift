package import AfterimageScreens

/// The functions that read a project's folder, by paths from that folder on; the folder itself is the empty path.
package struct ProjectFiles: Sendable {
  /// What lies in a folder, in the order of the names; none where it cannot be listed, and links to folders as files.
  package var entries: @Sendable (_ folder: String) -> [Entry]
  /// Reads a file.
  package var read: @Sendable (_ path: String) -> Result<[UInt8], FileFailure>
  /// The same files as documents of Interface Builder name them.
  package var screenFiles: ScreenFiles

  /// Something in a folder.
  package struct Entry: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// True for a folder.
    package var isFolder: Bool

    /// Names something.
    package init(_ name: String, isFolder: Bool) { (self.name, self.isFolder) = (name, isFolder) }
  }

  /// Makes files of functions; a file that is not there by its very name is found as on a Mac.
  package init(
    entries: @escaping @Sendable (_ folder: String) -> [Entry],
    read: @escaping @Sendable (_ path: String) -> Result<[UInt8], FileFailure>,
    screenFiles: ScreenFiles = .none
  ) {
    self.entries = entries
    self.read = { path in
      let bytes = read(path)
      guard case .failure(.missing) = bytes else { return bytes }
      let spelled = pathAsSpelled(path) { entries($0).map(\.name) }
      return spelled.map(read) ?? bytes
    }
    self.screenFiles = screenFiles
  }
}

extension ProjectFiles {
  /// True where nothing of a name is there, rather than something that cannot be read.
  func lacks(_ path: String) -> Bool {
    if case .failure(.missing) = read(path) { true } else { false }
  }
}

/// A path from a project's folder on, its dots resolved; nil where it leads out of the folder.
func projectPath(_ folder: String, _ path: String) -> String? {
  var parts: [Substring] = []
  for part in (folder + "/" + path).split(separator: "/") where part != "." {
    guard part == ".." else {
      parts.append(part)
      continue
    }
    guard parts.popLast() != nil else { return nil }
  }
  return parts.joined(separator: "/")
}

/// The folder that a path lies in; empty for the project's own.
func projectFolder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}
