#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file without a name until it is whole, so that nothing is left of a process that is killed.
///
/// Linux and most of its file systems have such files. Only a file that takes the place of another one is called a draft for a moment, as a name can be given away, and not taken over, at once.
enum UnnamedDraft {
  /// Writes a file; false where there are no such files here, and nothing was written.
  static func write(
    _ bytes: [UInt8], to path: String, readableBy readers: OutputFiles.Readers
  ) throws(OutputFailure) -> Bool {
    #if os(Linux)
      let descriptor = open(
        OutputFiles.folder(of: path), unnamed | O_WRONLY | O_CLOEXEC,
        mode_t(readers.mode))
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      // Held while the draft has a name: it is not left over from anybody.
      flock(descriptor, LOCK_EX)
      try OutputFiles.fill(descriptor, with: bytes, path)
      if name(descriptor, path) { return true }
      guard errno == EEXIST else { return false }
      return try replaceFile(at: path, with: descriptor)
    #else
      return false
    #endif
  }

  #if os(Linux)
    /// The flag `O_TMPFILE`, a macro that Swift does not see.
    private static let unnamed = 0o20_000_000 | O_DIRECTORY

    /// Gives the file a name that nobody has.
    private static func name(_ descriptor: Int32, _ path: String) -> Bool {
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }

    private static func replaceFile(
      at path: String, with descriptor: Int32
    ) throws(OutputFailure) -> Bool {
      for draft in DraftName.all(for: path) {
        guard name(descriptor, draft) else {
          if errno == EEXIST { continue }
          return false
        }
        if try DraftName.rename(draft, to: path) { return true }
      }
      return false
    }
  #endif
}
