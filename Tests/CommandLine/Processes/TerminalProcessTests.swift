#if os(Linux)
  import AfterimageCommandLine
  import Foundation
  import TestSupport
  import Testing

  /// `approve --interactive` on a real terminal.
  @Suite struct TerminalProcessTests {
    private let suite: Suite
    private let command: BuiltCommand
    private let frames = "note.iphone-se.light.frames"
    private let picture = "note.iphone-se.light.png"
    private let question = "Approve? [y, n, u, q, ?] "

    init() throws {
      suite = try Suite()
      command = try BuiltCommand()
      _ = suite.test()
    }

    private func terminal(_ term: String = "xterm-kitty") throws -> PseudoTerminal {
      try PseudoTerminal(
        command, ["approve", "-i", "--goldens", "Goldens", "-o", "seen"], term: term,
        in: suite.folder)
    }

    @Test func `keys decide without Enter, and the terminal is as before`() throws {
      let terminal = try terminal()
      #expect(terminal.waits(for: question))
      #expect(!terminal.isUsual)
      terminal.type("y")
      #expect(terminal.waits(for: question, times: 2))
      #expect(suite.evidenceFiles == ["actual.\(picture)"])
      terminal.type("u")
      #expect(terminal.waits(for: question, times: 3))
      #expect(suite.files(in: "Goldens") == ["cases.json"])
      terminal.type("YnQ")
      #expect(terminal.waits(for: "git commit -m 'Approve \(frames)'"))
      #expect(terminal.end() == 1)
      #expect(terminal.isUsual)
      #expect(terminal.shown.contains("\u{1B}_Ga=T,f=100"))
      #expect(suite.files(in: "Goldens") == ["cases.json", frames, "origins.txt"])
    }

    @Test func `keys that write nothing decide nothing`() throws {
      let terminal = try terminal()
      #expect(terminal.waits(for: question))
      terminal.type("\u{1B}[A\u{1B}[15;5~\u{1B}OQ \r\n\u{4}")
      #expect(terminal.waits(for: "0 approved, 0 refused, 2 left"))
      #expect(terminal.end() == 1)
      #expect(!terminal.shown.contains("is no answer"))
    }

    @Test func `a terminal that answers that it draws Sixel is sent Sixel`() throws {
      let terminal = try terminal("xterm")
      #expect(terminal.waits(for: "\u{1B}[c"))
      // What is typed before the answer is not lost.
      terminal.type("n\u{1B}[?62;4;22c")
      #expect(terminal.waits(for: question, times: 2))
      #expect(terminal.shown.contains("\u{1B}P0;1q\"1;1;"))
      terminal.type("q")
      #expect(terminal.end() == 1)
    }

    @Test
    func `a terminal that says nothing is sent half blocks, and a late answer decides nothing`()
      throws
    {
      let terminal = try terminal("xterm")
      #expect(terminal.waits(for: question))
      terminal.type("\u{1B}[?62;4;22cn")
      #expect(terminal.waits(for: question, times: 2))
      #expect(terminal.shown.contains("▀"))
      #expect(!terminal.shown.contains("is no answer"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `a signal ends it as it ends others, and the terminal is as before`(
      number: Int32
    ) throws {
      let terminal = try terminal()
      #expect(terminal.waits(for: question))
      terminal.type("y")
      #expect(terminal.waits(for: question, times: 2))
      terminal.signal(number)
      #expect(terminal.end() == 128 + number)
      #expect(terminal.isUsual)
      #expect(suite.files(in: "Goldens") == ["cases.json", frames, "origins.txt"])
    }

    @Test func `so does Ctrl-C`() throws {
      let terminal = try terminal()
      #expect(terminal.waits(for: question))
      terminal.type("\u{3}")
      #expect(terminal.end() == 128 + SIGINT)
      #expect(terminal.isUsual)
    }

    @Test func `what another run has seen meanwhile is not what was shown, and not approved`()
      throws
    {
      try suite.write(label: "two")
      let terminal = try terminal()
      #expect(terminal.waits(for: question))
      _ = suite.test()
      terminal.type("y")
      #expect(terminal.waits(for: "\(frames): refused: the inputs have changed"))
      #expect(terminal.waits(for: question, times: 2))
      #expect(suite.files(in: "Goldens") == ["cases.json"])
    }

    @Test func `a process that is killed between decisions has lost none`() throws {
      let terminal = try terminal()
      #expect(terminal.waits(for: question))
      terminal.type("y")
      #expect(terminal.waits(for: question, times: 2))
      terminal.signal(SIGKILL)
      #expect(terminal.end() == 128 + SIGKILL)
      #expect(suite.evidenceFiles == ["actual.\(picture)"])
      #expect(suite.walk("y").code == .asExpected)
      #expect(suite.test().code == .asExpected)
    }
  }
#endif
