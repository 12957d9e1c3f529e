import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Command {
  /// Finds what the pictures of a whole app tell.
  static let audit = Command(
    "audit", "Finds what every screen and story of an app leaves behind.",
    discussion: """
      Looks through files and folders, plays every story, and of every screen and every scene of a storyboard the standard story, and says of each secret whether a picture tells of it: proved, tried, cannot tell, or leaks, the worst first.
      A story keeps its secrets by the protections of its own. A screen has none, so each of its secrets shows unless --strategy says by what the app keeps it; 'all' tries every strategy.
      With --container, each picture in what was copied from a device, from Library/SplashBoard/Snapshots or Library/Caches/Snapshots, is named by the stories that would leave it, full or downscaled, and judged as they are; what agrees with none is named by the nearest, and 'cannot tell' unless that leaks. Where tesseract is installed, a card number or an IBAN that can be read in it is a leak.
      What cannot be read is told, and keeps nothing else from being looked at. \(LeakArguments.rule)
      """,
    parameters: [
      inputs, StrategyArguments.strategies, StoryArguments.trigger, container, LeakArguments.cards,
      asJSON,
    ] + TraitOptions.all + [FontArguments.fonts, InputArguments.root, JobArguments.jobs],
    examples: [
      Example("afterimage audit App", "Every screen, story and storyboard in a folder."),
      Example(
        "afterimage audit Main.storyboard --strategy all",
        "What each strategy would keep of each scene."),
      Example(
        "afterimage audit App --container Backup",
        "Which screens the pictures in a device's folder show, and what they tell."),
    ],
    exitCodes: [
      .asExpected, .badVerdict, .cannotTell, .usage, .badInput, .inputMissing, .ownFault, .disk,
    ]
  ) { arguments, console in
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let read = try FoundInputs(
      arguments[inputs], arguments, crew, pipeline, console.withoutMessages
    ) { input in
      // A picture may be one of a screen that has no secret.
      try arguments[container] != nil || input.mayHaveSecrets
    }
    let stories = try auditedStories(of: read.inputs, arguments)
    if let folder = try arguments[container] {
      for message in read.failures.flatMap(\.messages) { console.say(message) }
      let code = try auditContainer(
        folder, by: stories, crew, pipeline, asJSON: arguments[asJSON], console)
      return ([code] + read.failures.map(\.exitCode)).worst
    }
    let found = try rows(of: stories, by: crew, pipeline, arguments, console)
    for message in read.failures.flatMap(\.messages) { console.say(message) }
    if try arguments[asJSON] {
      try console.print(JSONValue.array(found.rows.map(\.json)).text(.pretty))
    } else {
      let table = AuditTable(rows: found.rows)
      try console.print((table.lines + [table.summary]).joined(separator: "\n"))
    }
    return ([found.code] + read.failures.map(\.exitCode)).worst
  }

  private static let inputs = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"))
  private static let asJSON = Flag("--json", "Print every secret with all its leaks as JSON.")

  private static let container = Option(
    "--container", "DIR",
    "Judge the pictures of a device's folder instead, each by the story that it agrees with.",
    .folder)

  /// The stories of all inputs; against a device's pictures a screen's under every strategy, unless some are chosen.
  private static func auditedStories(
    of inputs: [(path: String, input: Input)], _ arguments: Arguments
  ) throws -> [AuditedStory] {
    let trigger = try arguments[StoryArguments.trigger] ?? .home
    let asked = try StrategyArguments.chosen(in: arguments)
    let chosen =
      try asked.isEmpty && arguments[container] != nil ? StrategyArguments.ready : asked
    return try inputs.flatMap { path, input -> [AuditedStory] in
      let traits = try TraitOptions.traits(in: arguments, of: input)
      switch input {
      case .screen(let screen):
        return (chosen.isEmpty ? [.none] : chosen).map { strategy in
          let story = Scenario.standardStory(
            of: screen, under: strategy.masking, trigger: trigger, traits: traits)
          return AuditedStory(path: path, scenario: story, strategy: strategy.slug)
        }
      case .scenario(var scenario):
        scenario.traits = traits
        guard !asked.isEmpty else {
          return [AuditedStory(path: path, scenario: scenario, strategy: nil)]
        }
        return asked.map {
          AuditedStory(
            path: path, scenario: scenario.masked(by: $0.masking), strategy: $0.slug)
        }
      }
    }
  }

  /// Judges all stories on all threads; one that cannot be drawn is told, and counts as wrong.
  private static func rows(
    of stories: [AuditedStory], by crew: Crew, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws -> (rows: [AuditRow], code: ExitCode) {
    let deciding = try LeakArguments.deciding(arguments)
    var rows: [AuditRow] = []
    var codes: [ExitCode] = []
    let progress = ProgressLine(on: console)
    defer { progress.clear() }
    crew.work(on: stories.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      Result { () throws(PipelineError) in
        try pipeline.findings(of: stories[index].scenario, in: deciding, deciding: deciding)
      }
    } deliver: { index, result in
      let story = stories[index]
      progress.show(index + 1, of: stories.count, story.path)
      switch result {
      case .failure(let error):
        let failure = CommandFailure(error, of: story.path)
        for message in failure.messages { console.say(message) }
        codes.append(failure.exitCode)
      case .success(let findings):
        codes.append(ExitCode(of: findings))
        rows += AuditRow.rows(
          of: findings, in: story.scenario.shownScreens, input: story.path,
          strategy: story.strategy)
      }
    }
    return (rows, codes.worst)
  }
}

/// A story of an input.
struct AuditedStory: Sendable {
  /// The file, with a document's scene behind `#`.
  let path: String
  /// The story.
  let scenario: Scenario
  /// The name of the strategy; nil for protections of the story's own.
  let strategy: String?

  /// The story in words.
  var name: String { path + (strategy.map { " [\($0)]" } ?? "") }
}

extension Input {
  /// False for a screen with nothing in it that counts as a secret; a story may write one.
  fileprivate var mayHaveSecrets: Bool {
    switch self {
    case .screen(let screen): Scenario.standardStory(of: screen, under: .unprotected).hasSecrets
    case .scenario: true
    }
  }
}

extension Console {
  /// The same console without a word to its user.
  fileprivate var withoutMessages: Console {
    Console(
      output: output, errors: ConsoleStream(isTerminal: false, isStyled: false) { _ in })
  }
}
