/// A line on a terminal that says how far a command is, and leaves no trace; nothing elsewhere.
package struct ProgressLine: Sendable {
  private let stream: ConsoleStream

  /// Shows progress among the messages of a console.
  package init(on console: Console) {
    stream = console.errors
  }

  /// Replaces the line.
  package func show(_ done: Int, of total: Int, _ subject: String) {
    replace(with: "[\(done)/\(total)] \(subject)")
  }

  /// Empties the line, as before any other message and at the end.
  package func clear() {
    replace(with: "")
    write("\r")
  }

  /// Spaces cover what stood there, as not every terminal knows how to erase.
  private func replace(with text: String) {
    let shown = text.prefix(columns)
    write("\r" + shown + String(repeating: " ", count: columns - shown.count))
  }

  private func write(_ text: String) {
    guard stream.isTerminal else { return }
    try? stream.write(Array(text.utf8))
  }
}

/// One less than the narrowest usual terminal has, so that the line never breaks.
private let columns = 79
