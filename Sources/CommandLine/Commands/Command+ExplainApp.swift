import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageSwiftSource

extension Command {
  /// Explains the story of the app in a folder: of each verdict that open questions lead to the first story with it.
  static func explainApp(
    in folder: String, asJSON: Bool, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    guard !arguments.has(StrategyArguments.strategies) else {
      throw UsageErrors([
        .inapplicable("--strategy", because: "an app has protections of its own")
      ])
    }
    let story = try AppFolder(arguments, console).story(
      of: folder, showing: AppArguments.chosen(arguments, console))
    let judged = try JudgedApp(story, arguments)
    for line in story.gapLines { console.say(line) }
    let explained = try judged.examples.map { example in
      (example, try judged.explanation(of: example))
    }
    guard asJSON else {
      let texts = explained.map { example, explanation in
        (example.answers.isEmpty ? "" : example.heading + "\n\n") + explanation.description
      }
      let first = judged.dependence.map { "\(story.scenario.name): \($0)\n\n" } ?? ""
      try console.print(first + texts.joined(separator: "\n\n"), terminator: "")
      return judged.code
    }
    let values = explained.map { example, explanation -> JSONValue in
      [
        "story": .string(story.scenario.name.description),
        "answers": .array(example.answers.map { .string($0.words) }),
        "dependsOn": .array(judged.decisive.map { .string($0.words) }),
        "explanation": explanation.json,
      ]
    }
    try console.print(JSONValue.array(values).text(.pretty))
    return judged.code
  }
}
