#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Writing that loses nothing: a file appears whole or not at all.
package enum OutputFiles {
  /// Who may read a file that is written.
  package enum Readers: Sendable {
    /// Whoever the process's mask allows.
    case everyone
    /// The owner alone: for pictures that may show a secret.
    case owner

    fileprivate var mode: mode_t { self == .owner ? 0o600 : 0o644 }
  }

  /// Writes a file beside its place and renames it, so that a failed run leaves the old one; a device or a pipe is written as it is.
  package static func write(
    _ bytes: [UInt8], to path: String, readableBy readers: Readers = .everyone
  ) throws(OutputFailure) {
    guard !isDeviceOrPipe(path) else { return try fillDeviceOrPipe(with: bytes, path) }
    let draft = path + ".\(getpid()).partial"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readers.mode)
    guard descriptor >= 0 else { throw failure(path, .create) }
    do throws(OutputFailure) {
      try fill(descriptor, with: bytes, path)
      guard rename(draft, path) == 0 else { throw failure(path, .rename) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Makes a folder and those above it that are missing.
  package static func createFolder(_ path: String) throws(OutputFailure) {
    guard !path.isEmpty, mkdir(path, 0o755) != 0, errno != EEXIST else {
      return try refuseFile(at: path)
    }
    guard errno == ENOENT, let parent = parentFolder(of: path) else {
      throw failure(path, .create)
    }
    try createFolder(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path, .create) }
  }

  /// Makes the folder that a file is to lie in, and those above it that are missing.
  package static func createFolder(ofFile path: String) throws(OutputFailure) {
    if let folder = parentFolder(of: path) { try createFolder(folder) }
  }

  /// Removes a file; that there is none is no failure.
  package static func remove(_ path: String) throws(OutputFailure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path, .remove) }
  }

  /// The names in a folder in the order of their bytes, without those that begin with a dot.
  package static func names(in folder: String) throws(OutputFailure) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder, .list) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// True where a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// True where a path leads to anything.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// True for what a rename would take out of the system, such as /dev/null.
  private static func isDeviceOrPipe(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func fillDeviceOrPipe(
    with bytes: [UInt8], _ path: String
  ) throws(OutputFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, .create) }
    try fill(descriptor, with: bytes, path)
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], _ path: String
  ) throws(OutputFailure) {
    var written = 0
    var problem: OutputFailure?
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count, problem == nil {
        let count = Self.write(descriptor, buffer, from: written)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          problem = failure(path, .write)
        }
      }
    }
    // A full disk may say so only now.
    if close(descriptor) != 0, problem == nil { problem = failure(path, .write) }
    if let problem { throw problem }
  }

  private static func write(
    _ descriptor: Int32, _ buffer: UnsafeRawBufferPointer, from start: Int
  ) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
    #if canImport(Glibc)
      return Glibc.write(descriptor, rest.baseAddress, rest.count)
    #else
      return Darwin.write(descriptor, rest.baseAddress, rest.count)
    #endif
  }

  private static func refuseFile(at path: String) throws(OutputFailure) {
    guard path.isEmpty || isFolder(path) else {
      throw OutputFailure(path: path, action: .create, reason: "there is a file of that name")
    }
  }

  private static func parentFolder(of path: String) -> String? {
    guard let slash = path.dropLast().lastIndex(of: "/"), slash != path.startIndex else {
      return nil
    }
    return String(path[..<slash])
  }

  private static func failure(_ path: String, _ action: OutputFailure.Action) -> OutputFailure {
    OutputFailure(path: path, action: action, reason: String(cString: strerror(errno)))
  }
}
