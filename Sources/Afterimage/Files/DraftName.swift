#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The name of a file before it has its own: `.afterimage.PROCESS.NUMBER.partial`, in the same folder.
enum DraftName {
  private static let prefix = ".afterimage."
  private static let suffix = ".partial"

  /// The names to try for the draft of a file until one is free, as processes of other containers may have the same number.
  static func all(for path: String) -> some Sequence<String> {
    let folder = OutputFiles.folder(of: path)
    let process = getpid()
    return (0..<1000).lazy.map { "\(folder)/\(prefix)\(process).\($0)\(suffix)" }
  }

  /// True for a name that only a draft can have.
  static func isDraft(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(suffix) }

  /// Renames a finished draft to its own path; false where the draft is gone, as another process took it for a leftover.
  static func rename(_ draft: String, to path: String) throws(OutputFailure) -> Bool {
    guard renameFile(draft, path) != 0 else { return true }
    let failure = OutputFailure.last(path, .rename)
    guard unlink(draft) != 0, errno == ENOENT else { throw failure }
    return false
  }

  private static func renameFile(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(old, new)
    #else
      Darwin.rename(old, new)
    #endif
  }
}
