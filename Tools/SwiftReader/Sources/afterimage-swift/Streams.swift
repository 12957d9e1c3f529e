import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What comes in.
enum StandardInput {
  /// All frames, each a length and as many bytes; nil where the last one is cut off.
  static func frames() -> [[UInt8]]? {
    let bytes = all()[...]
    var (rest, frames) = (bytes, [[UInt8]]())
    while !rest.isEmpty {
      guard rest.count >= 8 else { return nil }
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
      rest = rest.dropFirst(8)
      guard let count = Int(exactly: length), count <= rest.count else { return nil }
      frames.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return frames
  }

  private static func all() -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(0, &part, part.count)
      guard count > 0 else { return bytes }
      bytes += part.prefix(count)
    }
  }
}

/// What goes out, from several threads.
enum StandardOutput {
  private static let lock = Mutex(())

  /// Writes a tree at once, with the place of its file before it.
  static func write(_ tree: [UInt8], at place: Int) {
    let head = [place, tree.count].flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    lock.withLock { _ in Descriptor.write(head + tree, to: 1) }
  }
}

/// What is said to people.
enum StandardError {
  /// Writes a text.
  static func write(_ text: String) { Descriptor.write(Array(text.utf8), to: 2) }
}

/// A stream by its number.
private enum Descriptor {
  /// Writes all bytes, or ends where nobody reads them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(
            descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #else
          let count = Darwin.write(
            descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        guard count > 0 else { exit(74) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
