import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens

/// The options of commands that play stories: of a screen under strategies, or a scenario's own.
enum StoryArguments {
  static let trigger = Option(
    "--trigger", "NAME", "What makes the app leave the front.", .one(of: Trigger.all, named: \.name)
  )

  /// The stories of an input, as the options have them; a trigger for a scenario is wrong usage.
  static func stories(of input: Input, _ arguments: Arguments) throws -> [SnapshotStory] {
    if case .scenario = input, arguments.has(trigger) {
      throw UsageErrors([
        .inapplicable("--trigger", because: "a scenario has steps of its own")
      ])
    }
    return try stories(of: input, under: StrategyArguments.chosen(in: arguments), arguments)
  }

  /// The stories of one of several inputs, of which a scenario has a trigger of its own.
  static func stories(
    of input: Input, under strategies: [ChosenStrategy], _ arguments: Arguments
  ) throws -> [SnapshotStory] {
    // A canvas is no device, and has only some of a controller's bars: no verdict rests on it.
    guard try arguments[TraitOptions.device] != .canvas else {
      throw UsageErrors([
        .inapplicable("--device canvas", because: "what the system keeps is asked of a device")
      ])
    }
    return try SnapshotStory.stories(
      of: input, under: strategies, trigger: arguments[trigger] ?? .home,
      in: TraitOptions.traits(in: arguments, of: input))
  }

  /// Tells the conflicts of the screens, which are the same in every story of one input, and those of each story's covers.
  static func reportConflicts(
    in stories: [SnapshotStory], _ pipeline: Pipeline, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    guard let scenario = stories.first?.play.scenario else { return .asExpected }
    let code = try LayoutReport.report(
      scenario.shownScreens, in: scenario.traits, pipeline, arguments, console)
    let codes = try stories.map { story in
      try LayoutReport.report(coversOf: story.play, pipeline, arguments, console)
    }
    return ([code] + codes).first { $0 != .asExpected } ?? .asExpected
  }
}
