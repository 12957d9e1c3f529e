#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A stream that a command writes to: one of the process, or one that a test captures.
package struct ConsoleStream: Sendable {
  /// Why nothing more can be written.
  package enum Failure: Error, Sendable, Equatable {
    /// The reader has gone, which is its right.
    case closedPipe
    /// The system refused, in its words.
    case system(String)
  }

  /// Whether a person is looking.
  package let isTerminal: Bool
  /// Whether text may carry colours and weights.
  package let isStyled: Bool
  /// Writes all bytes or throws.
  package let write: @Sendable ([UInt8]) throws(Failure) -> Void

  /// Describes a stream.
  package init(
    isTerminal: Bool, isStyled: Bool,
    write: @escaping @Sendable ([UInt8]) throws(Failure) -> Void
  ) {
    self.isTerminal = isTerminal
    self.isStyled = isStyled
    self.write = write
  }

  /// The text in bold where the stream is styled.
  package func bold(_ text: String) -> String {
    isStyled ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// A stream of the process; styled on a terminal unless `NO_COLOR` says otherwise.
  ///
  /// The process has to ignore SIGPIPE, or it ends before a closed pipe can be reported.
  package static func descriptor(_ descriptor: Int32, noColor: Bool) -> ConsoleStream {
    let isTerminal = isatty(descriptor) == 1
    return ConsoleStream(isTerminal: isTerminal, isStyled: isTerminal && !noColor) {
      bytes throws(Failure) in
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try writeSome(of: rest, to: descriptor))
      }
    }
  }
}

/// Writes as much as the system takes at once, and waits where it takes nothing yet.
private func writeSome(
  of bytes: ArraySlice<UInt8>, to descriptor: Int32
) throws(ConsoleStream.Failure) -> Int {
  let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  let reason = errno
  if count >= 0 { return count }
  switch reason {
  case EINTR: return 0
  case EAGAIN:
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&waiting, 1, -1)
    return 0
  case EPIPE: throw .closedPipe
  default: throw .system(String(cString: strerror(reason)))
  }
}
