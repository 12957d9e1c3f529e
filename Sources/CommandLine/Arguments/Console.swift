import AfterimageGraphics

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Where a command writes, results to the output and everything else to the errors, and what it is told meanwhile.
package struct Console: Sendable {
  /// The results, for a person or another program.
  package let output: ConsoleStream
  /// Messages and progress, for a person.
  package let errors: ConsoleStream
  /// Answers to what a command asks.
  package let input: ConsoleInput
  /// The terminal that the output may be.
  package let terminal: TerminalSurroundings
  /// The value of a variable of the environment, by its name; nil where it is not set.
  package let environment: @Sendable (String) -> String?

  /// Groups streams; without an input there are no answers.
  package init(
    output: ConsoleStream, errors: ConsoleStream, input: ConsoleInput = .nothing,
    terminal: TerminalSurroundings = TerminalSurroundings(),
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.output = output
    self.errors = errors
    self.input = input
    self.terminal = terminal
    self.environment = environment
  }

  /// The streams of this process, which from now on survives a reader that goes away and a limit of file sizes.
  package static func ofProcess() -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    occupyClosedStreams()
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return Console(
      output: .descriptor(STDOUT_FILENO, noColor: noColor),
      errors: .descriptor(STDERR_FILENO, noColor: noColor), input: .descriptor(STDIN_FILENO),
      terminal: .ofProcess(writingTo: STDOUT_FILENO),
      environment: { name in getenv(name).map { String(cString: $0) } })
  }

  /// Lets no file of ours get the number of a stream that the caller has closed, or messages would be written into it.
  private static func occupyClosedStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free, and not to be written: results that cannot be told are a failure.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes a result and what ends it, with escapes for what a terminal would obey.
  package func print(_ text: String, terminator: String = "\n") throws(ConsoleStream.Failure) {
    try output.write(Array((text.printable + terminator).utf8))
  }

  /// Tells a person something, with escapes for what a terminal would obey; that nobody listens is no failure.
  ///
  /// - Parameter speaker: who says it, in bold where the stream is styled.
  package func say(_ message: String, by speaker: String? = nil) {
    let prefix = speaker.map { errors.bold($0 + ":") + " " } ?? ""
    try? errors.write(Array((prefix + message.printable + "\n").utf8))
  }
}
