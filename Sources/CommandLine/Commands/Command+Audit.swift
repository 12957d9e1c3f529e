import Afterimage
import AfterimageAudit
import AfterimageEvidence
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
      What cannot be read is told, and keeps nothing else from being looked at. \(LeakArguments.rule)
      A policy says what is asked for, and who answers for which leak until when; a baseline keeps what is known from failing. Secrets stand in no report, but for the samples that the pictures of a page show.
      """,
    parameters: parameters,
    examples: [
      Example("afterimage audit App", "Every screen, story and storyboard in a folder."),
      Example(
        "afterimage audit Main.storyboard --strategy all",
        "What each strategy would keep of each scene."),
      Example(
        "afterimage audit App --format sarif=audit.sarif --format html=audit.html",
        "The table, results for code scanning, and a page to sign."),
      Example(
        "afterimage audit App --baseline afterimage-baseline.json",
        "Only what is new or worse fails."),
    ],
    exitCodes: [
      .asExpected, .badVerdict, .cannotTell, .usage, .badInput, .inputMissing, .ownFault, .disk,
    ]
  ) { arguments, console in
    let reports = try ReportRequests(arguments, console)
    let policy = try PolicyInputs(arguments, console)
    try refuse(
      reports.all.map(\.file) + [try arguments[PolicyArguments.newBaseline]],
      over: arguments[inputs] + [policy.policyPath].compactMap(\.self))
    let pipeline = try FontArguments.pipeline(arguments)
    let read = try PreviewInputs(
      arguments[inputs], pipeline, arguments, console.withoutMessages, reportingLayouts: false)
    let stories = try auditedStories(of: read.inputs, arguments)
    let found = try rows(
      of: stories, pipeline, arguments, console, in: policy.deciding(arguments),
      showingPictures: reports.showPictures)
    for message in read.failures.flatMap(\.messages) { console.say(message) }
    let folder = CurrentFolder()
    let judgement = try policy.judge(
      found.rows.map { $0.renamingFiles(folder.relative) }, arguments)
    for notice in judgement.notices { console.say("\(notice)") }
    let report = AuditReport(
      of: judgement,
      in: try ReportContext(
        arguments, of: parameters, command: "audit", policy, seenFrom: folder),
      stories: found.pictures.map { $0.renamingInput(folder.relative) },
      showingSecrets: try arguments[ReportArguments.showSecrets])
    try reports.deliver(report, by: pipeline, console)
    return ([found.code, ExitCode(of: judgement)] + read.failures.map(\.exitCode)).worst
  }

  private static let parameters: [any Parameter] =
    [inputs, StrategyArguments.strategies, StoryArguments.trigger, LeakArguments.cards]
    + PolicyArguments.all + ReportArguments.all + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, JobArguments.jobs,
    ]
  private static let inputs = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"))

  /// A story of an input.
  private struct AuditedStory: Sendable {
    let path: String
    let scenario: Scenario
    /// The name of the strategy; nil for protections of the story's own.
    let strategy: String?
  }

  /// The stories of all inputs that have secrets.
  private static func auditedStories(
    of inputs: [(path: String, input: Input)], _ arguments: Arguments
  ) throws -> [AuditedStory] {
    let trigger = try arguments[StoryArguments.trigger] ?? .home
    let chosen = try StrategyArguments.chosen(in: arguments)
    return try inputs.flatMap { path, input -> [AuditedStory] in
      let traits = try TraitOptions.traits(in: arguments, of: input)
      switch input {
      case .screen(let screen):
        let bare = Scenario.standardStory(of: screen, under: .unprotected, traits: traits)
        guard bare.hasSecrets else { return [] }
        return (chosen.isEmpty ? [.none] : chosen).map { strategy in
          let story = Scenario.standardStory(
            of: screen, under: strategy.masking, trigger: trigger, traits: traits)
          return AuditedStory(path: path, scenario: story, strategy: strategy.slug)
        }
      case .scenario(var scenario):
        scenario.traits = traits
        guard !chosen.isEmpty else {
          return [AuditedStory(path: path, scenario: scenario, strategy: nil)]
        }
        return chosen.map {
          AuditedStory(
            path: path, scenario: scenario.masked(by: $0.masking), strategy: $0.slug)
        }
      }
    }
  }

  /// Judges all stories on all threads; one that cannot be drawn is told, and counts as wrong.
  private static func rows(
    of stories: [AuditedStory], _ pipeline: Pipeline, _ arguments: Arguments, _ console: Console,
    in deciding: [ExposureKind], showingPictures showsPictures: Bool
  ) throws -> (rows: [AuditRow], pictures: [StoryEvidence], code: ExitCode) {
    var rows: [AuditRow] = []
    var pictures: [StoryEvidence] = []
    var codes: [ExitCode] = []
    let progress = ProgressLine(on: console)
    defer { progress.clear() }
    try JobArguments.crew(arguments).work(
      on: stories.count, with: pipeline, pool: pipeline.pool
    ) { index, pipeline in
      Result { () throws(PipelineError) in
        let story = stories[index]
        let findings = try pipeline.findings(
          of: story.scenario, in: deciding, deciding: deciding)
        let evidence =
          showsPictures && !findings.secrets.isEmpty
          ? try pipeline.evidence(
            of: story.scenario, findings, input: story.path, strategy: story.strategy, in: deciding)
          : nil
        return (findings: findings, evidence: evidence)
      }
    } deliver: { index, result in
      let story = stories[index]
      progress.show(index + 1, of: stories.count, story.path)
      switch result {
      case .failure(let error):
        let failure = CommandFailure(error, of: story.path)
        for message in failure.messages { console.say(message) }
        codes.append(failure.exitCode)
      case .success(let found):
        codes.append(found.findings.absence == .neverLeft ? .badInput : .asExpected)
        pictures += [found.evidence].compactMap(\.self)
        rows += AuditRow.rows(
          of: found.findings, in: story.scenario.shownScreens, input: story.path,
          strategy: story.strategy)
      }
    }
    return (rows, pictures, codes.worst)
  }
}

extension Console {
  /// The same console without a word to its user.
  fileprivate var withoutMessages: Console {
    Console(
      output: output, errors: ConsoleStream(isTerminal: false, isStyled: false) { _ in })
  }
}
