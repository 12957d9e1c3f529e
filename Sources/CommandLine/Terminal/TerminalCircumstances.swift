/// All that decides how pictures are shown.
package struct TerminalCircumstances {
  /// Whether the output is a terminal.
  let isTerminal: Bool
  /// The words of the environment.
  private let words: [String: String]
  /// Asks the terminal for its attributes (DA1, `ESC [ c`), as late as can be; empty where it does not answer.
  private let deviceAttributes: () -> [Int]

  /// Gathers what is known.
  package init(
    isTerminal: Bool, words: [String: String],
    deviceAttributes: @escaping () -> [Int] = { [] }
  ) {
    self.isTerminal = isTerminal
    self.words = words
    self.deviceAttributes = deviceAttributes
  }

  /// The word of a variable; empty where there is none.
  func word(_ name: String) -> String { words[name] ?? "" }

  /// True where cells can be painted.
  var canPaint: Bool { isTerminal && !["", "dumb"].contains(word("TERM")) }

  /// True where a program stands between us and the terminal that passes no pictures on, though the words of the terminal may still be there.
  var isMultiplexed: Bool {
    !word("TMUX").isEmpty || !word("STY").isEmpty || word("TERM_PROGRAM") == "tmux"
      || word("TERM").hasPrefix("tmux") || word("TERM").hasPrefix("screen")
  }

  /// True where the terminal says that it draws Sixel: attribute 4 of a VT220 and those after it (DEC's VT330/340 manual).
  var hasSixel: Bool { deviceAttributes().contains(4) }
}

/// The colours that the cells of a terminal can have.
package enum TerminalColors: Sendable {
  /// All of 24 bits.
  case all
  /// The cube of 6 levels each that xterm has at 16 of 256.
  case cube

  /// The colours that a terminal says it has: `COLORTERM` says so where there are all.
  package init(words: [String: String]) {
    let word = words["COLORTERM"] ?? ""
    self = ["truecolor", "24bit"].contains(word) ? .all : .cube
  }
}
