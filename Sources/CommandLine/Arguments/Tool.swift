import AfterimageScreens

/// A command-line tool: its name, and the commands among which its first argument chooses.
package struct Tool: Sendable {
  /// The name of the executable.
  package let name: String
  /// A sentence about its purpose.
  package let abstract: String
  /// What `--version` prints.
  package let version: Version
  /// Every command: those that were given, then `completion` and `help`.
  package var commands: [Command] { ownCommands + [.completion(of: self), .help(of: self)] }

  /// The name with the number of the release.
  package var title: String { "\(name) \(version.number)" }

  private let ownCommands: [Command]

  /// Describes a tool.
  package init(_ name: String, _ abstract: String, version: Version, commands: [Command]) {
    self.name = name
    self.abstract = abstract
    self.version = version
    self.ownCommands = commands
  }

  /// The first words that mean something, without making the commands.
  var commandNames: [String] {
    ownCommands.map(\.name) + [Command.completionName, Command.helpName]
  }

  /// Runs the command that the words name, reports what goes wrong, and says how to end.
  package func run(_ words: [String], on console: Console) -> ExitCode {
    let command = commands.first { $0.name == words.first }
    let prefix = command.map { "\(name) \($0.name)" } ?? name
    do {
      guard let command else { return try runAlone(words, on: console) }
      return try run(command, words.dropFirst(), on: console)
    } catch {
      return report(error, as: prefix, on: console)
    }
  }

  private func run(
    _ command: Command, _ words: ArraySlice<String>, on console: Console
  ) throws -> ExitCode {
    if asksForHelp(words) {
      try console.print(helpText(of: command))
      return .asExpected
    }
    return try command.run(command.parse(Array(words)), console)
  }

  private func runAlone(_ words: [String], on console: Console) throws -> ExitCode {
    guard let first = words.first else { throw UsageErrors([.missingCommand]) }
    if first == "--version" {
      try console.print(version.lines(of: name).joined(separator: "\n"))
    } else if asksForHelp(words.prefix(1)) {
      try console.print(helpText)
    } else {
      throw UsageErrors([unknown(first)])
    }
    return .asExpected
  }

  private func unknown(_ word: String) -> UsageError {
    guard word.hasPrefix("-") else {
      return .unknownCommand(word, nearest: nearestWord(to: word, among: commandNames))
    }
    return .unknownOption(word, nearest: nearestWord(to: word, among: ["--help", "--version"]))
  }
}

/// A request for help counts wherever it stands, as no value looks like an option.
private func asksForHelp(_ words: ArraySlice<String>) -> Bool {
  words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
}
