extension Tool {
  /// The command `afterimage`.
  package static let afterimage = Tool(
    "afterimage", "Shows what an app leaves behind in the pictures that the system keeps.",
    version: "0.1.0", commands: Command.all)
}

extension Command {
  /// Every command, in the order in which help shows them.
  package static let all: [Command] = [
    render, layout, snapshot, explain, audit, test, merge, cache, review, approve, diff, preview,
    studio, convert, list, initialize,
  ]
}
