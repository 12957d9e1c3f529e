extension Command {
  static let completionName = "completion"

  /// Prints a script that teaches a shell the words of the tool.
  static func completion(of tool: Tool) -> Command {
    let shell = Positional("SHELL", "The shell that reads the script.", .one(of: ["bash"]))
    return Command(
      completionName, "Prints a script that completes command lines in a shell.",
      parameters: [shell],
      examples: [
        Example("source <(\(tool.name) completion bash)", "Completes in this shell from now on.")
      ],
      exitCodes: [.asExpected, .usage, .disk]
    ) { arguments, console in
      _ = try arguments[shell]
      try console.print(bashCompletion(of: tool))
      return .asExpected
    }
  }
}
