import Afterimage

extension Command {
  static let helpName = "help"

  /// Prints what `--help` prints, of the tool or of one of its commands, or writes it as pages of the manual.
  static func help(of tool: Tool) -> Command {
    let subject = Positional(
      optional: "COMMAND", "The command to explain.", .one(of: tool.commandNames))
    let manual = Option(
      "--man", "DIR",
      "Write pages of the manual into a folder instead: that of the command, or those of all.",
      .folder)
    return Command(
      helpName, "Explains a command.", parameters: [subject, manual],
      examples: [
        Example("\(tool.name) help help", "Explains this command."),
        Example("\(tool.name) help --man man1", "Writes the whole manual into the folder man1."),
      ],
      exitCodes: [.asExpected, .usage, .disk]
    ) { arguments, console in
      let name = try arguments[subject]
      let command = tool.commands.first { $0.name == name }
      if let folder = try arguments[manual] {
        try write(command.map { [tool.manualPage(of: $0)] } ?? tool.manualPages, folder, console)
      } else {
        try console.print(command.map(tool.helpText(of:)) ?? tool.helpText)
      }
      return .asExpected
    }
  }

  private static func write(_ pages: [ManualPage], _ folder: String, _ console: Console) throws {
    try saving { () throws(OutputFailure) in try OutputFiles.createFolder(folder) }
    for page in pages {
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + page.fileName
      try saving { () throws(OutputFailure) in
        try OutputFiles.write(Array(page.text.utf8), to: path)
      }
      try console.print(path)
    }
  }
}
