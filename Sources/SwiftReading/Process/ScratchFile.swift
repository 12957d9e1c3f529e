import Afterimage
import AfterimageScreens

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file without a name, for what a program reads or writes: however much that is, nobody waits for anybody.
struct ScratchFile: ~Copyable {
  /// The descriptor of the file.
  let descriptor: Int32

  /// Makes an empty file.
  init(in folder: String) throws(ReaderFailure) {
    var template = Array("\(folder)/afterimage-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw .noScratch(folder: folder, reason: String(cString: strerror(errno)))
    }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Writes bytes at the end; false where the disk refuses.
  func append(_ bytes: [UInt8]) -> Bool {
    var place = 0
    return bytes.withUnsafeBytes { buffer in
      while place < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[place...])
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        place += max(0, count)
      }
      return true
    }
  }

  /// Goes back to the beginning.
  func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// All that was written, from the beginning.
  func contents() -> [UInt8] {
    rewind()
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let received = read(
          descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { return }
        count += received
      }
    }
  }
}
