import AfterimageCommandLine
import Testing

@Suite struct ToolTests {
  private struct Surprise: Error {}

  private func tool(_ run: @escaping @Sendable (Console) throws -> ExitCode) -> Tool {
    let command = Command("c", "C.", parameters: [], examples: []) { _, console in
      try run(console)
    }
    return Tool("t", "T.", version: Version("1", of: "2026-01-31"), commands: [command])
  }

  @Test func `the first word chooses the command, whose code is the result`() {
    let captured = CapturedConsole()
    #expect(
      sampleTool.run(["develop", "a", "--paper=baryta"], on: captured.console) == .asExpected)
    #expect(captured.output == "a on baryta\n")
    #expect(captured.errors.isEmpty)
    #expect(sampleTool.run(["compare", "a", "b"], on: captured.console) == .badVerdict)
  }

  @Test func `the version is one line`() {
    let captured = CapturedConsole()
    #expect(sampleTool.run(["--version"], on: captured.console) == .asExpected)
    #expect(captured.output == "darkroom 1.2\n")
  }

  @Test func `a commit stands behind the version, and what results depend on below it`() {
    let captured = CapturedConsole()
    let version = Version("1.2", of: "2026-01-31", commit: "0123abc") { ["paper-3.4", "bath-5"] }
    let tool = Tool("darkroom", "develops pictures", version: version, commands: [])
    #expect(tool.run(["--version"], on: captured.console) == .asExpected)
    #expect(captured.output == "darkroom 1.2 (0123abc)\npaper-3.4\nbath-5\n")
  }

  @Test func `a failure prints every message and ends with its code`() {
    let captured = CapturedConsole()
    let tool = tool { _ in throw CommandFailure(.badInput, ["no root", "no name"]) }
    #expect(tool.run(["c"], on: captured.console) == .badInput)
    #expect(captured.errors == "t c: no root\nt c: no name\n")
  }

  @Test func `an error that nobody foresaw is our own fault`() {
    let captured = CapturedConsole()
    #expect(tool { _ in throw Surprise() }.run(["c"], on: captured.console) == .ownFault)
    #expect(captured.errors == "t c: internal error: Surprise()\n")
  }

  @Test func `a reader that has gone ends the command quietly`() {
    let captured = CapturedConsole()
    let closed = ConsoleStream(isTerminal: false, isStyled: false) {
      _ throws(ConsoleStream.Failure) in throw .closedPipe
    }
    let console = Console(output: closed, errors: captured.console.errors)
    #expect(sampleTool.run(["develop", "a"], on: console) == .disk)
    #expect(sampleTool.run(["--help"], on: console) == .disk)
    #expect(captured.errors.isEmpty)
  }

  @Test func `a full disk is named`() {
    let captured = CapturedConsole()
    let full = ConsoleStream(isTerminal: false, isStyled: false) {
      _ throws(ConsoleStream.Failure) in throw .system("No space left on device")
    }
    let console = Console(output: full, errors: captured.console.errors)
    #expect(sampleTool.run(["develop", "a"], on: console) == .disk)
    #expect(
      captured.errors
        == "darkroom develop: standard output cannot be written: No space left on device\n")
  }

  @Test func `messages are bold on a terminal only`() {
    let captured = CapturedConsole(isTerminal: true)
    _ = sampleTool.run(["nothing"], on: captured.console)
    #expect(captured.errors.hasPrefix("\u{1B}[1mdarkroom:\u{1B}[0m unknown command"))
  }

  @Test func `the exit codes are the documented ones`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70, 74])
  }
}
