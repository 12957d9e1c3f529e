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
  private let size: Int
  /// Bytes that have been read, where the first of them lies in the file, and how many of them have been used.
  private var buffer: [UInt8] = []
  private var start = 0
  private var used = 0

  private static let chunk = 1 << 18
  /// The most values in a unit or a head, and the most bytes.
  private static let mostValues = 1 << 20
  private static let mostBytes = Int(Int32.max)

  /// Opens a file; nil where it cannot be read.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.path = path
    var status = stat()
    let isThere = fstat(descriptor, &status) == 0
    size = Int(status.st_size)
    guard isThere, status.st_mode & S_IFMT == S_IFREG else { return nil }
  }

  /// True where all has been read.
  var isAtEnd: Bool { start + used >= size }

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
      var reader = CBORReader(buffer, at: used, most: Self.mostValues)
      if let value = reader.value() {
        if !isLast(value) { digester.add(buffer[used..<reader.position]) }
        defer { used = reader.position }
        return Element(value: value, offset: start + used, length: reader.position - used)
      }
      // What is no value is none with more bytes either; what is cut off needs them.
      guard reader.missing > 0, fill(with: reader.missing) else { return nil }
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

  /// Reads so many bytes more at least; false where the file does not have them, and nobody's word for them fills the memory.
  private func fill(with missing: Int) -> Bool {
    start += used
    buffer.removeFirst(used)
    used = 0
    let end = start + buffer.count
    guard missing <= size - end, missing <= Self.mostBytes - buffer.count else { return false }
    // As much more as there is already, so that a large value is tried a few times only.
    let count = min(max(missing, Self.chunk, buffer.count), size - end)
    guard let more = bytes(at: end, count: count) else { return false }
    buffer += more
    return true
  }
}
