import Afterimage
import AfterimageScreens

/// A screen, a scenario or a scene that the studio shows.
package struct StudioInput: Sendable {
  /// The path as the command takes it, of a scene with its name behind `#`.
  let id: String
  /// The file that it stands in.
  let file: String
  /// The number of times that it, or a file that it names, was changed.
  private(set) var revision = 0
  /// What was read so far, by the circumstances: documents are understood by these.
  private var versions: [TraitChoice: Result<LoadedInput, InputFailure>] = [:]
  /// Its own file, those that reading it asked for, and the folders that it listed, by canonical paths.
  private(set) var sources: Set<String>

  /// Names an input, which is not read yet.
  init(id: String, file: String) {
    (self.id, self.file) = (id, file)
    sources = [WatchedPath.canonical(file)]
  }

  /// The most circumstances in which an input is kept.
  private static let mostVersions = 8

  /// The input in some circumstances, read where it has not been since it was changed.
  ///
  /// - Parameter root: the folder that files named in it are taken from; nil is its own.
  mutating func load(
    in choice: TraitChoice, root: String?
  ) throws(InputFailure) -> LoadedInput {
    if let known = versions[choice] { return try known.get() }
    let read = ReadPaths()
    let loaded = Result { () throws(InputFailure) in
      try Input.load(id, root: root, from: read.files) { choice.applied(to: $0) }
    }
    sources.formUnion((read.paths + read.folders).map(WatchedPath.canonical))
    if versions.count >= Self.mostVersions { versions.removeAll() }
    versions[choice] = loaded
    return try loaded.get()
  }

  /// True where it has been read in some circumstances since it was changed.
  func isRead(in choice: TraitChoice) -> Bool { versions[choice] != nil }

  /// Forgets what was read, as something of it was changed.
  mutating func forget() {
    revision += 1
    versions.removeAll()
  }

  /// True where a changed file is one that reading it asked for, or lies in a folder that it listed.
  func dependsOn(_ path: String) -> Bool {
    sources.contains(path) || sources.contains(WatchedPath.folder(of: path))
  }
}
