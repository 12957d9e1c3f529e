#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// What a command is told while it runs: by the keys of a terminal, or by lines.
package struct ConsoleInput: Sendable {
  /// What there is to read.
  package enum Piece: Sendable, Equatable {
    case bytes([UInt8])
    /// Nothing has come within the time.
    case nothingYet
    /// Nothing will come any more.
    case end
  }

  /// Whether a person types.
  package let isTerminal: Bool
  /// Reads what is there, or waits for it; as many milliseconds as given, or for ever.
  package let read: @Sendable (Int32?) -> Piece
  /// Asks for single keys, which do not show, or for lines again.
  package let takeKeys: @Sendable (Bool) -> Void

  /// Describes an input.
  package init(
    isTerminal: Bool, read: @escaping @Sendable (Int32?) -> Piece,
    takeKeys: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.isTerminal = isTerminal
    self.read = read
    self.takeKeys = takeKeys
  }

  /// An input that is at its end.
  package static let nothing = ConsoleInput(isTerminal: false) { _ in .end }

  /// An input of the process.
  static func descriptor(_ descriptor: Int32) -> ConsoleInput {
    ConsoleInput(isTerminal: isatty(descriptor) == 1) { patience in
      readPiece(of: descriptor, within: patience)
    } takeKeys: {
      $0 ? KeyMode.begin(on: descriptor) : KeyMode.end()
    }
  }
}

/// Reads what the system has, at most some of it at once.
private func readPiece(of descriptor: Int32, within patience: Int32?) -> ConsoleInput.Piece {
  var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  let ready = poll(&waiting, 1, patience ?? -1)
  if ready == 0 { return .nothingYet }
  if ready < 0 { return errno == EINTR ? .bytes([]) : .end }
  var bytes = [UInt8](repeating: 0, count: 1024)
  let count = read(descriptor, &bytes, bytes.count)
  if count < 0, errno == EINTR || errno == EAGAIN { return .bytes([]) }
  return count > 0 ? .bytes(Array(bytes.prefix(count))) : .end
}
