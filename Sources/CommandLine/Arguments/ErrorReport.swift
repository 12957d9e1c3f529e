extension Tool {
  /// Tells a person what ended a command, and the caller the code for it.
  func report(_ error: any Error, as prefix: String, on console: Console) -> ExitCode {
    let code: ExitCode
    let messages: [String]
    switch error {
    case let misuse as UsageErrors:
      (code, messages) = (.usage, misuse.errors.map(\.message))
    case let failure as CommandFailure:
      (code, messages) = (failure.exitCode, failure.messages)
    case ConsoleStream.Failure.closedPipe:
      (code, messages) = (.disk, [])
    case ConsoleStream.Failure.system(let reason):
      (code, messages) = (.disk, ["standard output cannot be written: \(reason)"])
    default:
      (code, messages) = (.ownFault, ["internal error: \(error)"])
    }
    for message in messages { console.say(message, by: prefix) }
    if code == .usage { console.say("Run '\(prefix) --help' for usage.") }
    return code
  }
}
