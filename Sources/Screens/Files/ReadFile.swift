#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Reads a whole file of a limited size, and only a regular one: no folder, pipe or device.
package func readFile(
  at path: String, limit: Int = Limits.inputBytes
) -> Result<[UInt8], FileFailure> {
  guard !path.utf8.contains(0) else { return .failure(.missing) }
  // Opening a pipe that nobody writes to would wait for ever without O_NONBLOCK.
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return .failure(FileFailure(code: errno)) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return .failure(FileFailure(code: errno)) }
  guard status.st_mode & S_IFMT != S_IFDIR else { return .failure(.isFolder) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    return .failure(.unreadable("it is not a regular file"))
  }
  guard status.st_size <= limit else { return .failure(.tooLarge(limit: limit)) }
  return readBytes(from: descriptor, expecting: Int(status.st_size), limit: limit)
}

/// The bytes of a regular file; nil where there is none.
package func fileSize(at path: String) -> Int? {
  var status = stat()
  guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    return nil
  }
  return Int(status.st_size)
}

/// The path of a file or folder with every symbolic link followed.
package func resolvedPath(_ path: String) -> Result<String, FileFailure> {
  guard !path.utf8.contains(0) else { return .failure(.missing) }
  guard let resolved = realpath(path, nil) else { return .failure(FileFailure(code: errno)) }
  defer { free(resolved) }
  return .success(String(cString: resolved))
}

private func readBytes(
  from descriptor: Int32, expecting count: Int, limit: Int
) -> Result<[UInt8], FileFailure> {
  // One more than expected, so that the end of the file is seen without another round.
  var capacity = min(count, limit) + 1
  var bytes: [UInt8] = []
  while bytes.count <= limit {
    var received = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      received = read(descriptor, buffer.baseAddress, capacity)
      initialized = max(0, received)
    }
    if received == 0 { return .success(bytes) }
    if received < 0 {
      if errno == EINTR { continue }
      return .failure(FileFailure(code: errno))
    }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    capacity = 1 << 16
  }
  return .failure(.tooLarge(limit: limit))
}

extension FileFailure {
  /// Says what an error number of the system means.
  fileprivate init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .isFolder
    case EACCES, EPERM: self = .unreadable("permission denied")
    case ELOOP: self = .unreadable("its symbolic links go in a circle")
    case ENAMETOOLONG: self = .unreadable("the path is too long")
    case EMFILE, ENFILE: self = .unreadable("too many files are open")
    default: self = .unreadable("the system reports error \(code)")
    }
  }
}
