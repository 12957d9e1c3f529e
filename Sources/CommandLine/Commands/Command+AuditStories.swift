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
    var plans: [(places: [Int], plan: AttackPlan)] = []
    // One scene may take as long as a hundred others, which wait for no more than their rows to be kept.
    let lead = showsPictures ? 4 : 64
    crew.work(on: stories.count, lead: lead, with: pipeline, pool: pipeline.pool) {
      index, pipeline in
      Result { () throws(PipelineError) in
        try pipeline.judgement(
          of: stories[index], in: deciding, showingPictures: showsPictures,
          attacked: !forms.isEmpty)
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
        if let attack = found.attack {
          plans.append((attack.places.map { $0 + audited.rows.count }, attack.plan))
        }
        audited.rows += found.rows
      }
    }
    audited.attack(plans, in: forms, by: crew, pipeline, showing: progress)
    audited.code = codes.worst
    return audited
  }
}

extension AuditedSecrets {
  /// Reads the secrets that leak as an adversary would, on all threads; what cannot be attacked is not safe by that, and has no reading then.
  ///
  /// - Parameter plans: what is looked for in each story, and the rows of its secrets.
  fileprivate mutating func attack(
    _ plans: [(places: [Int], plan: AttackPlan)], in forms: [Store.Form], by crew: Crew,
    _ pipeline: Pipeline, showing progress: ProgressLine
  ) {
    let jobs = plans.indices.flatMap { index in
      forms.flatMap { form in
        plans[index].plan.groups.map { (index: index, form: form, group: $0) }
      }
    }
    var readings: [[Store.Form: [AdversaryReading?]]] = plans.map { plan in
      Dictionary(uniqueKeysWithValues: forms.map { ($0, plan.places.map { _ in nil }) })
    }
    crew.work(on: jobs.count, with: pipeline, pool: pipeline.pool) { number, pipeline in
      let job = jobs[number]
      return plans[job.index].plan.readings(of: job.group, in: job.form, by: pipeline)
    } deliver: { number, read in
      let job = jobs[number]
      let subject = plans[job.index].places.first.map { rows[$0].input } ?? ""
      progress.show(number + 1, of: jobs.count, "attacking \(subject)")
      for (place, reading) in zip(job.group, read) {
        readings[job.index][job.form]?[place] = reading
      }
    }
    for (found, attack) in zip(readings, plans) {
      for form in forms {
        let told = attack.plan.comparable(found[form] ?? [])
        for (place, reading) in zip(attack.places, told) {
          rows[place].adversaries += [reading].compactMap(\.self)
        }
      }
    }
  }
}

extension Pipeline {
  /// The rows of a story and, where they are asked for, its pictures.
  fileprivate func judgement(
    of story: AuditedStory, in deciding: [ExposureKind], showingPictures showsPictures: Bool,
    attacked isAttacked: Bool
  ) throws(PipelineError) -> JudgedStory {
    let play = Play(of: story.scenario)
    let findings = try findings(of: play, in: deciding, deciding: deciding)
    var rows = AuditRow.rows(
      of: findings, in: story.scenario.shownScreens, input: story.path, strategy: story.strategy,
      circumstances: story.circumstances)
    let attack = isAttacked ? plan(of: &rows, in: play) : nil
    let isShown = showsPictures && !findings.secrets.isEmpty
    let pictures =
      isShown
      ? try evidence(
        of: story.scenario, findings, input: story.path, strategy: story.strategy,
        circumstances: story.circumstances, in: deciding)
      : nil
    return JudgedStory(
      rows: rows, attack: attack, pictures: pictures, neverLeft: findings.absence == .neverLeft)
  }
}

/// What is known of the secrets of a story.
private struct JudgedStory: Sendable {
  /// The secrets.
  let rows: [AuditRow]
  /// What is looked for of those that leak, whose places are told; nil where nobody asks, or there is no picture.
  let attack: (places: [Int], plan: AttackPlan)?
  /// The pictures; nil where no report shows them.
  let pictures: StoryEvidence?
  /// True where the app is never left.
  let neverLeft: Bool
}

extension Pipeline {
  /// What is looked for of the secrets that leak, beside which it is told what OCR reads of them.
  fileprivate func plan(
    of rows: inout [AuditRow], in play: Play
  ) -> (places: [Int], plan: AttackPlan)? {
    let places = rows.indices.filter { rows[$0].finding.verdict == .leaks }
    if let lines = linesRead(in: play) {
      for place in places {
        rows[place].isReadByOCR = rows[place].sample.map { TextReader.reads($0, in: lines) }
      }
    }
    let secrets = places.map { (rows[$0].finding.view, rows[$0].sample ?? "") }
    return AttackPlan(for: secrets, of: play, by: self).map { (places, $0) }
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
