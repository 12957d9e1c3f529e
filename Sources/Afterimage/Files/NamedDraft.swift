#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that bears the name of a draft until it is whole, where there are none without a name.
///
/// It is locked as long as its writer lives, so that one that nobody locks is a leftover.
enum NamedDraft {
  /// Writes a file under the name of a draft, and renames it once it is whole.
  static func write(
    _ bytes: [UInt8], to path: String, readableBy readers: OutputFiles.Readers
  ) throws(OutputFailure) {
    for draft in DraftName.all(for: path) {
      let descriptor = open(
        draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(readers.mode))
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw .last(path, .create)
      }
      defer { close(descriptor) }
      flock(descriptor, LOCK_EX)
      // Somebody may have taken it for a leftover before it was locked.
      guard isThere(descriptor) else { continue }
      do throws(OutputFailure) { try OutputFiles.fill(descriptor, with: bytes, path) } catch {
        unlink(draft)
        throw error
      }
      if try DraftName.rename(draft, to: path) { return }
    }
    throw OutputFailure(path: path, action: .create, reason: "the folder is full of drafts")
  }

  private static func isThere(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
