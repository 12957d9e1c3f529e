extension Command {
  static let helpName = "help"

  /// Prints what `--help` prints, of the tool or of one of its commands.
  static func help(of tool: Tool) -> Command {
    let subject = Positional(
      optional: "COMMAND", "The command to explain.", .one(of: tool.commandNames))
    return Command(
      helpName, "Explains a command.", parameters: [subject],
      examples: [Example("\(tool.name) help help", "Explains this command.")],
      exitCodes: [.asExpected, .usage]
    ) { arguments, console in
      let name = try arguments[subject]
      let command = tool.commands.first { $0.name == name }
      try console.print(command.map(tool.helpText(of:)) ?? tool.helpText)
      return .asExpected
    }
  }
}
