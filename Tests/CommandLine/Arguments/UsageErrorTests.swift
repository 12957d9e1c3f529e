import AfterimageCommandLine
import Testing

@Suite struct UsageErrorTests {
  private func messages(_ words: String...) -> String {
    let captured = CapturedConsole()
    #expect(sampleTool.run(words, on: captured.console) == .usage)
    #expect(captured.output.isEmpty)
    return captured.errors
  }

  @Test func `a missing command points at the help`() {
    #expect(
      messages() == "darkroom: a command is missing\nRun 'darkroom --help' for usage.\n")
  }

  @Test func `an unknown command names the nearest`() {
    #expect(
      messages("devlop").hasPrefix("darkroom: unknown command 'devlop'; did you mean 'develop'?\n"))
    #expect(messages("hlep").contains("did you mean 'help'?"))
    #expect(messages("xyzzy").hasPrefix("darkroom: unknown command 'xyzzy'\n"))
  }

  @Test func `an unknown option before the command is one`() {
    #expect(
      messages("--vresion").hasPrefix(
        "darkroom: unknown option '--vresion'; did you mean '--version'?\n"))
  }

  @Test func `an unknown option names the nearest, the command and its help`() {
    #expect(
      messages("develop", "a.roll", "--papre", "matte")
        == """
        darkroom develop: unknown option '--papre'; did you mean '--paper'?
        Run 'darkroom develop --help' for usage.

        """)
    #expect(messages("develop", "a.roll", "--no-bordr").contains("did you mean '--no-border'?"))
    #expect(messages("sort", "-x").contains("unknown option '-x'\n"))
  }

  @Test func `what follows an option without neighbour is not blamed`() {
    let errors = messages("develop", "--zzzzzzzz", "value", "a.roll")
    #expect(errors.split(separator: "\n").count == 2)
    #expect(!messages("develop", "--zzzzzzzz").contains("missing"))
  }

  @Test(arguments: [["--paper"], ["--paper", "--json"], ["--paper", "--"]])
  func `a missing value is not taken from the next option`(words: [String]) {
    #expect(throws: UsageErrors([.missingValue(of: "--paper", placeholder: "KIND")])) {
      try Develop.command.parse(["a.roll"] + words)
    }
    #expect(
      messages("develop", "a.roll", "--paper").contains("'--paper' needs a value: --paper KIND\n"))
  }

  @Test func `a flag takes no value`() {
    #expect(
      messages("develop", "a.roll", "--json=yes").contains(
        "'--json' takes no value, but 'yes' was given\n"))
  }

  @Test func `an invalid value lists what is expected and names the nearest`() {
    #expect(
      messages("develop", "a.roll", "--paper", "mate").contains(
        "invalid value 'mate' for '--paper'; expected glossy, matte, baryta; did you mean 'matte'?\n"
      ))
  }

  @Test(arguments: ["0", "100", "1.5", "many", ""])
  func `a whole number keeps its bounds`(word: String) {
    #expect(
      messages("develop", "a.roll", "--copies=\(word)").contains(
        "invalid value '\(word)' for '--copies'; expected a whole number from 1 to 99\n"))
  }

  @Test(arguments: ["nan", "inf", "3.01", "1,5", "-2"])
  func `a number keeps its bounds`(word: String) {
    #expect(
      messages("develop", "a.roll", "--scale", word).contains(
        "invalid value '\(word)' for '--scale'; expected a number from -1 to 3\n"))
  }

  @Test func `an empty path is no path`() {
    #expect(messages("develop", "").contains("invalid value '' for 'FILM'; expected a file\n"))
  }

  @Test func `a long list is left out where the nearest word says enough`() {
    let words = (10...60).map { "word-\($0)" }
    let option = Option("--word", "WORD", "A word.", .one(of: words))
    let command = Command("c", "C.", parameters: [option], examples: []) { _, _ in .asExpected }
    let tool = Tool("t", "T.", version: Version("1", of: "2026-01-31"), commands: [command])
    let captured = CapturedConsole()
    _ = tool.run(["c", "--word", "wrod-10"], on: captured.console)
    _ = tool.run(["c", "--word", "else"], on: captured.console)
    let lines = captured.errors.split(separator: "\n")
    #expect(lines[0] == "t c: invalid value 'wrod-10' for '--word'; did you mean 'word-10'?")
    #expect(lines[2].hasSuffix("; expected " + words.joined(separator: ", ")))
  }

  @Test func `superfluous and missing words are named`() {
    #expect(messages("develop", "a", "b", "c").contains("unexpected argument 'b'\n"))
    #expect(messages("develop", "a", "b", "c").contains("unexpected argument 'c'\n"))
    #expect(messages("develop").contains("darkroom develop: FILM is missing\n"))
    #expect(messages("compare", "a").contains("B.png is missing\n"))
  }

  @Test func `an option counts once, by whatever name`() {
    #expect(
      messages("develop", "a", "-o", "b", "--output=b").contains(
        "'--output' was given more than once\n"))
    #expect(
      messages("develop", "a", "--border", "--no-border").contains(
        "'--border' was given more than once\n"))
  }

  @Test func `options that exclude each other are named together`() {
    #expect(
      messages("develop", "a", "-j", "-o", "b").contains(
        "'--output' and '--json' exclude each other\n"))
  }

  @Test func `a command can refuse an option that means nothing for its input`() {
    let command = Command("c", "C.", parameters: [], examples: []) { _, _ in
      throw UsageErrors([.inapplicable("--trigger", because: "a scenario has steps of its own")])
    }
    let captured = CapturedConsole()
    let tool = Tool("t", "T.", version: Version("1", of: "2026-01-31"), commands: [command])
    #expect(tool.run(["c"], on: captured.console) == .usage)
    #expect(
      captured.errors.hasPrefix(
        "t c: '--trigger' does not apply here: a scenario has steps of its own\n"))
  }

  @Test func `all mistakes are told at once, in order`() {
    #expect(
      messages("develop", "--papre", "matte", "--copies=0", "--json=1", "--scale", "9", "-o")
        == """
        darkroom develop: unknown option '--papre'; did you mean '--paper'?
        darkroom develop: '--json' takes no value, but '1' was given
        darkroom develop: '-o' needs a value: -o OUT.png
        darkroom develop: FILM is missing
        darkroom develop: invalid value '9' for '--scale'; expected a number from -1 to 3
        darkroom develop: invalid value '0' for '--copies'; expected a whole number from 1 to 99
        Run 'darkroom develop --help' for usage.

        """)
  }

  @Test func `control characters reach no terminal`() {
    #expect(messages("\u{1B}[2J").contains(#"unknown command '\u{1B}[2J'"#))
  }
}
