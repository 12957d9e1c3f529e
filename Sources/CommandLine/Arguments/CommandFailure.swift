/// The end of a command that could not do its work: why, for a person, and for the caller.
package struct CommandFailure: Error, Codable, Sendable, Equatable {
  /// The code with which the process ends.
  package let exitCode: ExitCode
  /// Everything that went wrong, one message each, without the name of the command.
  package let messages: [String]

  /// Collects what went wrong under one exit code.
  package init(_ exitCode: ExitCode, _ messages: [String]) {
    self.exitCode = exitCode
    self.messages = messages
  }

  /// Everything that went wrong with several things, under the code of the worst.
  package init(_ failures: [CommandFailure]) {
    self.init(failures.map(\.exitCode).worst, failures.flatMap(\.messages))
  }
}
