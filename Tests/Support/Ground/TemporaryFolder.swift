import Foundation

/// A folder of one test, which goes away with it.
package final class TemporaryFolder {
  /// Where it lies.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    // Resolved, as messages name the path that they were given and some systems link their folder.
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(parent)/afterimage-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file or folder in it.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Everything below it that is no folder, in the order of the names.
  package var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { !isFolder($0) }.sorted()
  }

  /// Writes a file, with the folders above it, and gives its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return path(name)
  }

  /// Writes a text, with the folders above it, and gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path(name))))
  }

  /// The bytes of all files, by their names.
  package func contents() throws -> [String: [UInt8]] {
    try Dictionary(uniqueKeysWithValues: files.map { ($0, try bytes($0)) })
  }

  /// A file as text.
  package func text(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path(name)), encoding: .utf8)
  }

  /// Makes a folder in it, with those above it.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Who may read and write a file.
  package func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
