/// The messages of one thread for a person.
final class KeptMessages: @unchecked Sendable {
  /// What was said, in lines.
  private(set) var bytes: [UInt8] = []

  /// A console whose messages are kept here.
  func console(insteadOf console: Console) -> Console {
    let errors = ConsoleStream(isTerminal: false, isStyled: console.errors.isStyled) {
      [self] in bytes += $0
    }
    return Console(
      output: console.output, errors: errors, environment: console.environment)
  }
}
