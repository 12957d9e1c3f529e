import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

extension Command {
  /// Says why the pictures are safe or not.
  static let explain = Command(
    "explain", "Says why each picture is safe or not, and which change of the rules would mend it.",
    discussion: """
      Varies every secret of a story and says of each picture, and of each card of the switcher, what keeps the secrets away or lets them through, and which facts and settings that rests on. Where something leaks it plays the story with small changes of its rules, one by one and then two at a time, and names the smallest after which nothing leaks and the app in front is as usable as before. Ends with 1 where something leaks, and with 2 where nothing is known to leak and a view is in sight of which only the app's code knows what it shows, as 'snapshot --fail-on-leak' does.
      \(LeakArguments.rule) \(LeakArguments.absence)
      A screen is played as the standard story; a folder with an app's Swift source as the story of its protections, in each way in which what the source leaves open may be: 'depends on' names what decides, with file and line. --screen names a screen of the app's to play it with; else one stands for them. Where something was not understood nothing counts as safe.
      What secrets hold is never printed.
      """,
    parameters: [
      inputFile, StrategyArguments.strategies, StoryArguments.trigger,
      AppArguments.screen, asJSON, LeakArguments.cards,
    ] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict, JobArguments.jobs,
    ],
    examples: [
      Example(
        "afterimage explain log-on-shade.as-written.scenario.json",
        "Why the log-on shows, and the one change that would hide it."),
      Example(
        "afterimage explain card-form.screen.json --strategy redact --trigger app-switcher",
        "What holds the fields of the card form back while the switcher is open."),
      Example(
        "afterimage explain App", "Why the protections in an app's source keep secrets or not."),
      Example(
        "afterimage explain App --screen App/CardForm.swift#CardForm",
        "Whether they keep those of a screen."),
    ],
    exitCodes: [
      .asExpected, .badVerdict, .cannotTell, .usage, .badInput, .inputMissing, .ownFault, .disk,
    ]
  ) { arguments, console in
    let path = try arguments[inputFile]
    if OutputFiles.isFolder(path) {
      return try explainApp(in: path, asJSON: arguments[asJSON], arguments, console)
    }
    try AppArguments.refuse([AppArguments.screen], arguments)
    let input = try InputArguments.load(path, arguments, console)
    let stories = try StoryArguments.stories(of: input, arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    let strictness = try StoryArguments.reportConflicts(in: stories, pipeline, arguments, console)
    guard strictness == .asExpected else { return strictness }
    let crew = try JobArguments.crew(arguments)
    let deciding = try LeakArguments.deciding(arguments)
    let explanations = try stories.map { story in
      try drawing { () throws(PipelineError) in
        try pipeline.explanation(of: story.play, deciding: deciding, by: crew)
      }
    }
    try report(explanations, of: stories, asJSON: arguments[asJSON], console)
    return explanations.map { ExitCode(of: $0.findings) }.worst
  }

  private static let inputFile = Positional(
    "INPUT", "The screen or scenario file, a scene: Main.storyboard#SCENE, or an app's folder.",
    .file("screen.json", "scenario.json", "storyboard", "xib"))
  private static let asJSON = Flag("--json", "Print JSON.")

  private static func report(
    _ explanations: [Explanation], of stories: [SnapshotStory], asJSON: Bool, _ console: Console
  ) throws {
    guard asJSON else {
      let texts = explanations.map(\.description).joined(separator: "\n\n")
      return try console.print(texts, terminator: "")
    }
    let values = zip(stories, explanations).map { story, explanation -> JSONValue in
      ["story": .string(story.stem), "explanation": explanation.json]
    }
    try console.print(JSONValue.array(values).text(.pretty))
  }
}
