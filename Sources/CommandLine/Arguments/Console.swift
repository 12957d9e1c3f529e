#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Where a command writes: results to the output, everything else to the errors.
package struct Console: Sendable {
  /// The results, for a person or another program.
  package let output: ConsoleStream
  /// Messages and progress, for a person.
  package let errors: ConsoleStream

  /// Pairs two streams.
  package init(output: ConsoleStream, errors: ConsoleStream) {
    self.output = output
    self.errors = errors
  }

  /// The streams of this process, which from now on survives a reader that goes away and a limit of file sizes.
  package static func ofProcess() -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    occupyClosedStreams()
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return Console(
      output: .descriptor(STDOUT_FILENO, noColor: noColor),
      errors: .descriptor(STDERR_FILENO, noColor: noColor))
  }

  /// Lets no file of ours get the number of a stream that the caller has closed, or messages would be written into it.
  private static func occupyClosedStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free, and not to be written: results that cannot be told are a failure.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes a result and a line break.
  package func print(_ text: String) throws(ConsoleStream.Failure) {
    try output.write(Array((text + "\n").utf8))
  }

  /// Tells a person something; that nobody listens is no failure.
  package func say(_ message: String) {
    try? errors.write(Array((message + "\n").utf8))
  }
}
