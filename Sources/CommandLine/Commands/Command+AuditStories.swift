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

  /// The story in words.
  var name: String { path + (AuditRow.under(strategy, circumstances).map { " [\($0)]" } ?? "") }
}

/// What is known of all secrets of an audit, before a policy decides.
struct AuditedSecrets {
  /// The secrets.
  var rows: [AuditRow] = []
  /// The pictures in which they were looked for; empty where no report shows them.
  var pictures: [StoryEvidence] = []
  /// What stands in the place of some forms of reports, by their names.
  var words: [String: String] = [:]
  /// How many inputs the rows are about; nil for those that were read.
  var inputCount: Int?
  /// How the work ended, whatever the secrets are.
  var code = ExitCode.asExpected
}

extension Command {
  /// The stories of all inputs on all devices; against a device's pictures a screen's under every strategy, unless some are chosen.
  static func auditedStories(
    of inputs: [(path: String, input: Input)], _ arguments: Arguments
  ) throws -> [AuditedStory] {
    let trigger = try arguments[StoryArguments.trigger] ?? .home
    let asked = try StrategyArguments.chosen(in: arguments)
    let chosen =
      try asked.isEmpty && arguments[container] != nil ? StrategyArguments.ready : asked
    return try inputs.flatMap { path, input in
      try circumstances(arguments).flatMap { circumstances, arguments in
        try stories(
          of: input, at: path, under: chosen, asked: asked,
          in: TraitOptions.traits(in: arguments, of: input), circumstances, trigger)
      }
    }
  }

  /// The command line for each device and each way to hold it, with both in words where there are several.
  private static func circumstances(
    _ arguments: Arguments
  ) -> [(words: String?, arguments: Arguments)] {
    let all = arguments.forEach(devices).flatMap { device, arguments in
      arguments.forEach(orientations).map { orientation, arguments in
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

  /// Judges all stories on all threads; one that cannot be drawn is told, and counts as wrong.
  static func audited(
    _ stories: [AuditedStory], by crew: Crew, _ pipeline: Pipeline, _ console: Console,
    in deciding: [ExposureKind], showingPictures showsPictures: Bool,
    attacking forms: [Store.Form]
  ) throws -> AuditedSecrets {
    var audited = AuditedSecrets()
    var codes: [ExitCode] = []
    let start = ContinuousClock.now
    let progress = ProgressLine(on: console) { ContinuousClock.now - start }
    defer { progress.clear() }
    crew.work(on: stories.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      Result { () throws(PipelineError) in
        try pipeline.judgement(
          of: stories[index], in: deciding, showingPictures: showsPictures, attacking: forms)
      }
    } deliver: { index, result in
      progress.show(index + 1, of: stories.count, stories[index].path)
      switch result {
      case .failure(let error):
        let failure = CommandFailure(error, of: stories[index].path)
        for message in failure.messages { console.say(message) }
        codes.append(failure.exitCode)
      case .success(let found):
        codes.append(found.neverLeft ? .badInput : .asExpected)
        audited.pictures += [found.pictures].compactMap(\.self)
        audited.rows += found.rows
      }
    }
    audited.code = codes.worst
    return audited
  }
}

extension Pipeline {
  /// The rows of a story and, where they are asked for, its pictures.
  fileprivate func judgement(
    of story: AuditedStory, in deciding: [ExposureKind], showingPictures showsPictures: Bool,
    attacking forms: [Store.Form]
  ) throws(PipelineError) -> (rows: [AuditRow], pictures: StoryEvidence?, neverLeft: Bool) {
    let play = Play(of: story.scenario)
    let findings = try findings(of: play, in: deciding, deciding: deciding)
    var rows = AuditRow.rows(
      of: findings, in: story.scenario.shownScreens, input: story.path, strategy: story.strategy,
      circumstances: story.circumstances)
    if !forms.isEmpty { attack(&rows, in: play, forms) }
    let isShown = showsPictures && !findings.secrets.isEmpty
    let pictures =
      isShown
      ? try evidence(
        of: story.scenario, findings, input: story.path, strategy: story.strategy,
        circumstances: story.circumstances, in: deciding)
      : nil
    return (rows, pictures, findings.absence == .neverLeft)
  }
}

extension Pipeline {
  /// Reads the secrets that leak as an adversary would; what cannot be attacked is not safe by that, and has no reading then.
  fileprivate func attack(_ rows: inout [AuditRow], in play: Play, _ forms: [Store.Form]) {
    let places = rows.indices.filter { rows[$0].finding.verdict == .leaks }
    let secrets = places.map { (rows[$0].finding.view, rows[$0].sample ?? "") }
    for form in forms {
      let readings = adversaryReadings(of: secrets, of: play, in: form)
      for (place, reading) in zip(places, readings) {
        rows[place].adversaries += [reading].compactMap(\.self)
      }
    }
    guard let lines = linesRead(in: play) else { return }
    for place in places {
      rows[place].isReadByOCR = rows[place].sample.map { TextReader.reads($0, in: lines) }
    }
  }

  /// The lines that OCR reads in the last picture of a story; nil where there is none, or nothing reads.
  private func linesRead(in play: Play) -> [String]? {
    guard let last = play.timeline.snapshots.last, let picture = try? picture(of: last) else {
      return nil
    }
    // Where tesseract is not installed the rows have no such reading, as the page tells.
    return try? TextReader().lines(in: picture, scale: last.traits.scale)
  }
}
