import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageEvidence
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A story of an input.
struct AuditedStory: Sendable {
  /// The file, with a document's scene behind `#`.
  let path: String
  /// The story.
  let scenario: Scenario
  /// The name of the strategy; nil for protections of the story's own.
  let strategy: String?
  /// The device and how it is held, where several are asked for.
  let circumstances: String?

  /// Where the first rule about leaving stands in an app's source, else its first rule; nil where no source is known.
  var rulePlace: (file: String, line: Int)? {
    let rules = scenario.protections.flatMap(\.rules)
    let leaving = rules.filter { $0.callback.isAboutLeaving }
    for place in (leaving + rules).compactMap(\.source) {
      let parts = place.split(separator: ",").first?.split(separator: ":") ?? []
      guard parts.count == 2, let line = Int(parts[1]) else { continue }
      return ("\(path)/\(parts[0])", line)
    }
    return nil
  }

  /// The story in words.
  var name: String { path + (AuditRow.under(strategy, circumstances).map { " [\($0)]" } ?? "") }
}

extension AuditedStory {
  /// The stories of an input on all devices, under the strategies that are asked for; against a device's pictures a screen's under every strategy, unless some are chosen.
  static func all(
    of input: Input, at path: String, under asked: [ChosenStrategy], _ arguments: Arguments
  ) throws -> [AuditedStory] {
    let trigger = try arguments[StoryArguments.trigger] ?? .home
    let chosen =
      try asked.isEmpty && arguments[Command.container] != nil ? StrategyArguments.ready : asked
    return try circumstances(arguments).flatMap { circumstances, arguments in
      try stories(
        of: input, at: path, under: chosen, asked: asked,
        in: TraitOptions.traits(in: arguments, of: input), circumstances, trigger)
    }
  }

  /// The stories of an app on all devices, each named by what it takes for granted.
  static func all(
    ofApp contents: InputReader.Contents, at path: String, _ arguments: Arguments
  ) throws -> [AuditedStory] {
    try contents.stories.flatMap { answers, scenario in
      try all(of: .scenario(scenario), at: path, under: [], arguments).map { story in
        AuditedStory(
          path: story.path, scenario: story.scenario, strategy: nil,
          circumstances: answers.map { words in
            words + (story.circumstances.map { " on \($0)" } ?? "")
          } ?? story.circumstances)
      }
    }
  }

  /// The command line for each device and each way to hold it, with both in words where there are several.
  private static func circumstances(
    _ arguments: Arguments
  ) -> [(words: String?, arguments: Arguments)] {
    let all = arguments.forEach(Command.devices).flatMap { device, arguments in
      arguments.forEach(Command.orientations).map { orientation, arguments in
        (words: [device, orientation].compactMap(\.self).joined(separator: " "), arguments)
      }
    }
    return all.count > 1 ? all : all.map { (nil, $0.1) }
  }

  /// The stories of an input: a screen's under the chosen strategies, a scenario's own, or under those that are asked for.
  private static func stories(
    of input: Input, at path: String, under chosen: [ChosenStrategy], asked: [ChosenStrategy],
    in traits: Traits, _ circumstances: String?, _ trigger: Trigger
  ) -> [AuditedStory] {
    func story(_ scenario: Scenario, _ strategy: String?) -> AuditedStory {
      AuditedStory(
        path: path, scenario: scenario, strategy: strategy, circumstances: circumstances)
    }
    switch input {
    case .screen(let screen):
      return (chosen.isEmpty ? [.none] : chosen).map { strategy in
        story(
          .standardStory(
            of: screen, under: strategy.masking, trigger: trigger, traits: traits),
          strategy.slug)
      }
    case .scenario(var scenario):
      scenario.traits = traits
      return asked.isEmpty
        ? [story(scenario, nil)]
        : asked.map { story(scenario.masked(by: $0.masking), $0.slug) }
    }
  }
}
