/// A line on a terminal that says how far a command is, and leaves no trace; nothing elsewhere.
package struct ProgressLine: Sendable {
  private let stream: ConsoleStream
  private let elapsed: (@Sendable () -> Duration)?

  /// Shows progress among the messages of a console.
  ///
  /// - Parameter elapsed: the time since the command began, by which its end is estimated; nil leaves that out.
  package init(on console: Console, elapsed: (@Sendable () -> Duration)? = nil) {
    stream = console.errors
    self.elapsed = elapsed
  }

  /// Replaces the line.
  package func show(_ done: Int, of total: Int, _ subject: String) {
    replace(with: "[\(done)/\(total)\(rest(after: done, of: total))] \(subject)")
  }

  /// How long the rest takes where it takes as long a piece as what is done; empty in the first seconds, in which nobody needs to know.
  private func rest(after done: Int, of total: Int) -> String {
    guard let time = elapsed?(), time >= .seconds(2), done > 0, done < total else { return "" }
    let seconds = (time / done * (total - done)).components.seconds
    let words = seconds < 90 ? "\(max(1, seconds)) s" : "\((seconds + 59) / 60) min"
    return ", about \(words) left"
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
