#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

import AfterimageScreens

/// The functions that write files, each of which appears whole or not at all.
package enum OutputFiles {
  /// The users who may read a file that is written.
  package enum Readers: Sendable {
    /// Whoever the process's mask allows.
    case everyone
    /// The owner alone: for pictures that may show a secret.
    case owner

    /// The mode of the file, of which the process's mask takes its part away.
    var mode: Int { self == .owner ? 0o600 : 0o644 }
  }

  /// Writes a file that takes the place of what is there, be it a link, a device or a pipe; a failed run leaves the old one.
  ///
  /// The first file in a folder takes away what killed processes have left there.
  package static func write(
    _ bytes: [UInt8], to path: String, readableBy readers: Readers = .everyone
  ) throws(OutputFailure) {
    Leftovers.removeOnce(in: folder(of: path))
    guard try !UnnamedDraft.write(bytes, to: path, readableBy: readers) else { return }
    var file = try GrowingFile(path, readableBy: readers)
    try file.append(bytes)
    try file.finish()
  }

  /// Writes a file that the user has named: a device or a pipe is written as it is.
  package static func deliver(
    _ bytes: [UInt8], to path: String, readableBy readers: Readers = .everyone
  ) throws(OutputFailure) {
    guard isDeviceOrPipe(path) else { return try write(bytes, to: path, readableBy: readers) }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path, .create) }
    defer { close(descriptor) }
    try fill(descriptor, with: bytes, path)
  }

  /// Makes a folder and those above it that are missing.
  package static func createFolder(_ path: String) throws(OutputFailure) {
    guard !path.isEmpty, mkdir(path, 0o755) != 0, errno != EEXIST else {
      return try refuseFile(at: path)
    }
    guard errno == ENOENT, let parent = parentFolder(of: path) else {
      throw .last(path, .create)
    }
    try createFolder(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last(path, .create) }
  }

  /// Makes a folder below another one, and those between them; a link that leads out of that is refused.
  package static func createFolder(_ path: String, within root: String) throws(OutputFailure) {
    guard path.utf8.count > root.utf8.count, let parent = parentFolder(of: path) else {
      return try createFolder(root)
    }
    try createFolder(parent, within: root)
    try createFolder(path)
    guard case .success(let resolved) = resolvedPath(path),
      case .success(let outer) = resolvedPath(root),
      outer == "/" || resolved.utf8.starts(with: "\(outer)/".utf8)
    else {
      throw OutputFailure(
        path: path, action: .create, reason: "it is a symbolic link that leads out of \(root)")
    }
  }

  /// Makes the folder that a file is to lie in, and those above it that are missing.
  package static func createFolder(ofFile path: String) throws(OutputFailure) {
    if let folder = parentFolder(of: path) { try createFolder(folder) }
  }

  /// Makes the folder that a file is to lie in, as a folder below another one.
  package static func createFolder(
    ofFile path: String, within root: String
  ) throws(OutputFailure) {
    try createFolder(parentFolder(of: path) ?? root, within: root)
  }

  /// Removes a file, where there is one.
  package static func remove(_ path: String) throws(OutputFailure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last(path, .remove) }
  }

  /// The names in a folder in the order of their bytes, without those that begin with a dot.
  package static func names(in folder: String) throws(OutputFailure) -> [String] {
    guard let stream = opendir(folder) else { throw .last(folder, .list) }
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

  /// True where two paths lead to the same file or folder.
  package static func areSame(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
    return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  /// True for what a rename would take out of the system, such as /dev/null.
  private static func isDeviceOrPipe(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Writes bytes into an open file that is to lie at a path, and sees that the disk has them.
  static func fill(
    _ descriptor: Int32, with bytes: [UInt8], _ path: String
  ) throws(OutputFailure) {
    try writeAll(bytes, to: descriptor, path)
    try settle(descriptor, path)
  }

  /// Writes bytes at the end of an open file that is to lie at a path.
  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(OutputFailure) {
    var written = 0
    var problem: OutputFailure?
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count, problem == nil {
        let count = Self.write(descriptor, buffer, from: written)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          problem = .last(path, .write)
        }
      }
    }
    if let problem { throw problem }
  }

  /// Closes a copy of a descriptor, as a full disk may say so only then; a lock stays with the other one.
  static func settle(_ descriptor: Int32, _ path: String) throws(OutputFailure) {
    let copy = dup(descriptor)
    guard copy >= 0, close(copy) == 0 else { throw .last(path, .write) }
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

  /// The folder that a file lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension OutputFailure {
  /// The failure of the last call of the system's.
  static func last(_ path: String, _ action: Action) -> OutputFailure {
    OutputFailure(path: path, action: action, reason: String(cString: strerror(errno)))
  }
}
