/// The options of a walk through what is pending, with a person at the terminal.
enum WalkArguments {
  static let interactive = Flag(
    "--interactive", short: "-i", "Ask about each golden, and show its pictures.")
  static let pictures = Option(
    "--pictures", "WORD",
    "How to show pictures with --interactive; without, as the terminal says that it can.",
    .one(of: TerminalPictures.all, named: \.name))

  /// The way that was asked for, or else the best that the terminal understands.
  static func pictures(
    _ arguments: Arguments, on console: Console, asking keys: KeyReader
  ) throws -> TerminalPictures {
    if let asked = try arguments[pictures] { return asked }
    return keys.withKeys {
      TerminalPictures.best(
        for: TerminalCircumstances(
          isTerminal: console.output.isTerminal, words: console.terminal.words,
          deviceAttributes: { keys.deviceAttributes() }))
    }
  }
}
