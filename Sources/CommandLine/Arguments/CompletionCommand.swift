extension Command {
  static let completionName = "completion"

  /// Prints a script that teaches a shell the words of the tool.
  static func completion(of tool: Tool) -> Command {
    let shell = Positional(
      "SHELL", "The shell that reads the script.",
      .one(of: CompletionShell.allCases, named: \.rawValue))
    return Command(
      completionName, "Prints a script that completes command lines in a shell.",
      parameters: [shell],
      examples: CompletionShell.allCases.map {
        Example($0.sourcing(tool.name), "Completes in this \($0.rawValue) from now on.")
      },
      exitCodes: [.asExpected, .usage, .disk]
    ) { arguments, console in
      try console.print(arguments[shell].script(for: tool))
      return .asExpected
    }
  }
}
