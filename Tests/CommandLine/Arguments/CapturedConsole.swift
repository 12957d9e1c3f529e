import AfterimageCommandLine
import Foundation

/// A console whose bytes stay in memory, so that commands run inside the test.
struct CapturedConsole {
  let console: Console
  private let written = Bytes()
  private let errorBytes = Bytes()

  init(isTerminal: Bool = false, answers: String = "", environment: [String: String] = [:]) {
    let answers = Bytes(answers)
    console = Console(
      output: written.stream(isTerminal: isTerminal),
      errors: errorBytes.stream(isTerminal: isTerminal),
      input: ConsoleInput(isTerminal: false) { _ in answers.take() },
      environment: { environment[$0] })
  }

  var outputBytes: [UInt8] { written.all }
  var output: String { String(decoding: written.all, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes.all, as: UTF8.self) }
}

private final class Bytes: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8]

  init(_ text: String = "") { bytes = Array(text.utf8) }

  var all: [UInt8] { lock.withLock { bytes } }

  /// The next few bytes, so that lines come in pieces.
  func take() -> ConsoleInput.Piece {
    lock.withLock {
      let piece = Array(bytes.prefix(3))
      bytes.removeFirst(piece.count)
      return piece.isEmpty ? .end : .bytes(piece)
    }
  }

  func stream(isTerminal: Bool) -> ConsoleStream {
    ConsoleStream(isTerminal: isTerminal, isStyled: isTerminal) { [self] more in
      lock.withLock { bytes += more }
    }
  }
}
