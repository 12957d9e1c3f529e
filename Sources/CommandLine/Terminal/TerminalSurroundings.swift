#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// What a process is told about the terminal that it writes to.
package struct TerminalSurroundings: Sendable {
  /// The words of the environment, by the names in `names`.
  package var words: [String: String]
  /// The size, which changes while a person drags the window.
  package var size: @Sendable () -> TerminalSize

  /// Describes a terminal.
  package init(
    words: [String: String] = [:], size: @escaping @Sendable () -> TerminalSize = { .usual }
  ) {
    self.words = words
    self.size = size
  }

  /// The variables of the environment that tell of a terminal.
  package static let names = [
    "TERM", "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "COLORTERM", "TMUX", "STY",
  ]

  /// Those of this process, whose output has a descriptor.
  static func ofProcess(writingTo descriptor: Int32) -> TerminalSurroundings {
    let words = names.compactMap { name in
      getenv(name).map { (name, String(cString: $0)) }
    }
    return TerminalSurroundings(words: Dictionary(words) { first, _ in first }) {
      size(of: descriptor)
    }
  }

  private static func size(of descriptor: Int32) -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return .usual }
    return TerminalSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), pixelWidth: Int(size.ws_xpixel),
      pixelHeight: Int(size.ws_ypixel))
  }
}
