import AfterimageCommandLine

/// How a command of the tool ended, and what it wrote.
struct Run {
  let code: ExitCode
  let output: String
  let outputBytes: [UInt8]
  let errors: String
}

/// Runs the tool inside the test.
///
/// - Parameters:
///   - answers: what its standard input has.
///   - environment: the variables that it sees.
func afterimage(
  _ words: [String], isTerminal: Bool = false, answers: String = "",
  environment: [String: String] = [:]
) -> Run {
  let captured = CapturedConsole(
    isTerminal: isTerminal, answers: answers, environment: environment)
  let code = Tool.afterimage.run(words, on: captured.console)
  return Run(
    code: code, output: captured.output, outputBytes: captured.outputBytes, errors: captured.errors)
}

/// Runs the tool inside the test.
func afterimage(_ words: String...) -> Run { afterimage(words) }
