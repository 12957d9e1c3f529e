import AfterimageCommandLine
import Testing

/// Which way of showing pictures is chosen for a terminal.
@Suite struct TerminalChoiceTests {
  private func choice(
    _ words: [String: String], isTerminal: Bool = true, attributes: [Int] = []
  ) -> String {
    TerminalPictures.best(
      for: TerminalCircumstances(isTerminal: isTerminal, words: words) { attributes }
    ).name
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], "kitty"),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], "kitty"),
      (["TERM": "xterm-ghostty"], "kitty"),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], "iterm2"),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], "iterm2"),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], "iterm2"),
      (["TERM": "xterm-256color"], "blocks"), (["TERM": "dumb", "KITTY_WINDOW_ID": "1"], "none"),
      ([:], "none"),
    ] as [([String: String], String)])
  func `the words of a terminal decide`(words: [String: String], name: String) {
    #expect(choice(words) == name)
    #expect(choice(words, isTerminal: false) == "none")
  }

  @Test func `a terminal that says it draws Sixel gets Sixel`() {
    #expect(choice(["TERM": "xterm"], attributes: [62, 4, 22]) == "sixel")
    #expect(choice(["TERM": "xterm"], attributes: [64, 22]) == "blocks")
  }

  @Test(arguments: [
    ["TERM": "tmux-256color"], ["TERM": "screen"], ["TERM": "xterm", "TMUX": "/tmp/socket,1,0"],
  ])
  func `what stands between us and the terminal gets half blocks`(words: [String: String]) {
    let kitty = words.merging(["KITTY_WINDOW_ID": "1", "LC_TERMINAL": "iTerm2"]) { $1 }
    #expect(choice(kitty, attributes: [4]) == "blocks")
  }

  @Test func `a terminal is asked only where its words do not decide`() {
    var count = 0
    for term in ["xterm-kitty", "dumb", "tmux"] {
      _ = TerminalPictures.best(
        for: TerminalCircumstances(isTerminal: true, words: ["TERM": term]) {
          count += 1
          return []
        })
    }
    #expect(count == 0)
  }

  @Test func `every way has a name of its own`() {
    #expect(TerminalPictures.all.map(\.name) == ["kitty", "iterm2", "sixel", "blocks", "none"])
  }

  @Test func `lengths that a system does not know are the usual ones`() {
    #expect(TerminalSize(columns: 0, rows: 0) == .usual)
    let told = TerminalSize(columns: 100, rows: 50, pixelWidth: 1050, pixelHeight: 1000)
    #expect(told.cell == TerminalSize.Cell(width: 10, height: 20))
  }
}
