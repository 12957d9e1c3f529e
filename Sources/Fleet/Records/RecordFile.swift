#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A record that is read value by value, so that memory holds a part of it only.
final class RecordFile {
  /// Its path.
  let path: String
  private let descriptor: Int32
  /// Bytes that have been read, where the first of them lies in the file, and how many of them have been used.
  private var buffer: [UInt8] = []
  private var start = 0
  private var used = 0

  private static let chunk = 1 << 18

  /// Opens a file; nil where it cannot be read.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.path = path
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  }

  deinit { close(descriptor) }

  /// A value with the place of its first byte and the count of its bytes.
  struct Element {
    let value: CBOR
    let offset: Int
    let length: Int
  }

  /// The next value, whose bytes are added to a digester unless it is the last one; nil at the end, and where the bytes are none.
  func next(
    digestingInto digester: inout Digester, unless isLast: (CBOR) -> Bool
  ) -> Element? {
    while true {
      var reader = CBORReader(buffer, at: used)
      if !reader.isAtEnd, let value = reader.value() {
        if !isLast(value) { digester.add(buffer[used..<reader.position]) }
        defer { used = reader.position }
        return Element(value: value, offset: start + used, length: reader.position - used)
      }
      // A value that is cut off by the end of what was read needs more; one that is none fails again at the end of the file.
      guard fill() else { return nil }
    }
  }

  /// The bytes at a place; nil where they are not there.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while got < count, let base = buffer.baseAddress {
        let read = pread(descriptor, base + got, count - got, off_t(offset + got))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { break }
        got += read
      }
      initialized = got
    }
    return got == count ? bytes : nil
  }

  /// Reads more; false at the end of the file.
  private func fill() -> Bool {
    start += used
    buffer.removeFirst(used)
    used = 0
    // As much more as there is already, so that a large value is tried a few times only.
    guard let more = someBytes(at: start + buffer.count, most: max(Self.chunk, buffer.count)) else {
      return false
    }
    buffer += more
    return true
  }

  private func someBytes(at offset: Int, most count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var read = -1
      repeat {
        read = pread(descriptor, buffer.baseAddress, count, off_t(offset))
      } while read < 0
        && errno == EINTR
      initialized = max(0, read)
    }
    return bytes.isEmpty ? nil : bytes
  }
}
