#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that is written part by part under the name of a draft, and gets its own once it is whole.
///
/// It is locked as long as its writer lives, so that a draft that nobody locks is a leftover.
package struct GrowingFile: ~Copyable {
  private let path: String
  private let draft: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isNamed = false

  private static let chunk = 1 << 18

  /// Begins a file in a folder that is there; the first one in it takes away what killed processes have left there.
  package init(
    _ path: String, readableBy readers: OutputFiles.Readers = .everyone
  ) throws(OutputFailure) {
    Leftovers.removeOnce(in: OutputFiles.folder(of: path))
    self.path = path
    (draft, descriptor) = try Self.draft(for: path, readableBy: readers)
  }

  deinit {
    if !isNamed { unlink(draft) }
    close(descriptor)
  }

  /// Adds bytes at its end.
  package mutating func append(_ bytes: [UInt8]) throws(OutputFailure) {
    buffer += bytes
    if buffer.count >= Self.chunk { try flush() }
  }

  /// Gives it its name, in the place of what bears that so far.
  package mutating func finish() throws(OutputFailure) {
    try flush()
    try OutputFiles.settle(descriptor, path)
    isNamed = try DraftName.rename(draft, to: path)
    guard isNamed else {
      throw OutputFailure(path: path, action: .rename, reason: "somebody took its draft away")
    }
  }

  private mutating func flush() throws(OutputFailure) {
    try OutputFiles.writeAll(buffer, to: descriptor, path)
    buffer.removeAll(keepingCapacity: true)
  }

  /// A new draft that is open and locked.
  private static func draft(
    for path: String, readableBy readers: OutputFiles.Readers
  ) throws(OutputFailure) -> (name: String, descriptor: Int32) {
    for draft in DraftName.all(for: path) {
      let descriptor = open(
        draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(readers.mode))
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw .last(path, .create)
      }
      flock(descriptor, LOCK_EX)
      // Somebody may have taken it for a leftover before it was locked.
      if isThere(descriptor) { return (draft, descriptor) }
      close(descriptor)
    }
    throw OutputFailure(path: path, action: .create, reason: "the folder is full of drafts")
  }

  private static func isThere(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
