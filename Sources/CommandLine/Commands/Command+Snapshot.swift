import Afterimage
import AfterimageAudit
import AfterimageEvidence
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageReview
import AfterimageScreens

extension Command {
  /// Draws the pictures that the system keeps.
  static let snapshot = Command(
    "snapshot", "Draws the pictures that the system keeps of an app in the background.",
    discussion: """
      A screen is played as a standard story: it appears with its sensitive texts and pictures still missing, they arrive, and the trigger follows. A scenario brings its own story; --strategy then takes the place of its protections.
      OUT that ends with .png, .pdf or .svg gets the last picture in the current appearance, as a document of text and figures without anything that the picture hides. Any other OUT is a folder for all of them, named SCREEN.STRATEGY.MOMENT.APPEARANCE.png.
      Of several inputs the pictures are written into a folder, those of each into OUT/NAME, named STRATEGY.MOMENT.APPEARANCE.png; a folder stands for all that lies in it and in the folders below it, and a storyboard for all its scenes. Where some have one name, they are told apart by the kind of their files or by their folders, or else by numbers. \(ShareArguments.drawingRule) 'afterimage audit' judges several.
      With --timeline, --json or --fail-on-leak, and without OUT, no picture is written.
      --film-strip lays what the user saw, the cards of the switcher and the pictures side by side, in the order of time, each with what it gives away. --film animates what the display shows, each moment until the next, for half a second at least.
      --expect holds a device's picture against every picture of the story, full and downscaled, and names those that agree, or the nearest and its difference. A pixel agrees within 4 of 255, or within twice what our own ASTC loses in its block, as the device's encoder is another.
      --fail-on-leak varies every secret, says of each that shows where it shows most, and ends with 1 where one does; with 2 where none is known to and a view is in sight of which only the app's code knows what it shows. With --json it prints every leak. \(LeakArguments.absence) \(LeakArguments.rule) 'explain' says why. With --report it writes a page of the pictures that decide, with what each shows and why.
      """,
    parameters: [
      inputFiles, StrategyArguments.strategies, StoryArguments.trigger, output, sandbox, filmStrip,
      film,
      TextureArguments.texture, expectation, timeline, asJSON, showSecrets, failOnLeak,
      LeakArguments.cards, PageArguments.page,
    ] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict,
    ] + ShareArguments.all + [JobArguments.jobs],
    exclusions: [[timeline, asJSON], [expectation, asJSON]],
    examples: [
      Example(
        "afterimage snapshot card-form.screen.json --strategy redact -o redacted.png",
        "The picture of the card form, its fields blacked out."),
      Example(
        "afterimage snapshot card-form.screen.json --strategy all -o pictures",
        "Every strategy, light and dark."),
      Example(
        "afterimage snapshot App --strategy redact -o pictures",
        "What is kept of every screen and story in a folder."),
      Example(
        "afterimage snapshot blank-form-cover.as-written.scenario.json --timeline",
        "What happens when, and what each picture shows."),
      Example(
        "afterimage snapshot card-form.screen.json --strategy all --expect device.ktx",
        "Which strategy a device's picture shows."),
      Example(
        "afterimage snapshot card-form.screen.json --strategy all --fail-on-leak --report build/card",
        "A page of what every strategy leaves, and why."),
    ],
    exitCodes: [
      .asExpected, .badVerdict, .cannotTell, .usage, .badInput, .inputMissing, .ownFault, .disk,
    ]
  ) { arguments, console in
    try requireUse(of: arguments)
    if try Drawing.isOfSeveral(inputFiles, arguments) {
      return try Drawing.snapshot(arguments, console).run(console)
    }
    let path = try arguments[inputFiles].joined()
    let outputs = [try arguments[output], try arguments[filmStrip], try arguments[film]]
    try refuse(outputs, over: StrategyArguments.pictures(in: arguments))
    try refuse(outputs, over: [arguments[expectation]].compactMap(\.self))
    let input = try InputArguments.load(
      path, sparing: outputs, arguments, console)
    let stories = try StoryArguments.stories(of: input, arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    let strictness = try StoryArguments.reportConflicts(in: stories, pipeline, arguments, console)
    guard strictness == .asExpected else { return strictness }
    let isReported = try arguments[timeline] || arguments[asJSON]
    let crew = try JobArguments.crew(arguments)
    let findings = try findings(of: stories, arguments, crew, pipeline)
    try writePage(of: stories, findings ?? [], at: path, arguments, pipeline, console)
    if isReported { try report(stories, findings, arguments, console) }
    let form = try sandboxForm(in: arguments)
    if let folder = try arguments[sandbox] {
      try writeSandbox(stories, to: folder, as: form, crew, pipeline, isReported ? nil : console)
    }
    if let path = try arguments[filmStrip] {
      try writeFilmStrip(of: stories, to: path, crew, pipeline, isReported ? nil : console, console)
    }
    var code = ExitCode.asExpected
    if let path = try arguments[film] {
      code = try writeFilm(of: stories, to: path, pipeline, isReported ? nil : console, console)
    }
    let destination = try arguments[output]
    let isWanted =
      destination != nil
      || !(isReported || arguments.has(sandbox) || arguments.has(filmStrip)
        || arguments.has(film) || arguments.has(expectation) || findings != nil)
    if isWanted {
      code = try write(
        stories, of: input, to: destination, crew, pipeline, isReported ? nil : console, console)
    }
    if let device = try arguments[expectation],
      try !reportAgreement(of: stories, with: PictureFile(at: device), crew, pipeline, console)
    {
      code = .badVerdict
    }
    guard let findings else { return code }
    for (story, finding) in zip(stories, findings) {
      for sentence in finding.sentences { console.say("\(story.stem): \(sentence)") }
    }
    let verdict = findings.map { ExitCode(of: $0) }.worst
    return verdict == .asExpected ? code : verdict
  }

  /// The findings in stories; nil where nobody asks.
  private static func findings(
    of stories: [SnapshotStory], _ arguments: Arguments, _ crew: Crew, _ pipeline: Pipeline
  ) throws -> [Findings]? {
    guard try arguments[failOnLeak] else { return nil }
    let deciding = try LeakArguments.deciding(arguments)
    return try stories.map { story in
      try drawing { () throws(PipelineError) in
        try pipeline.findings(of: story.play, deciding: deciding, by: crew)
      }
    }
  }

  /// Writes the page of the pictures that decide, where one is asked for.
  private static func writePage(
    of stories: [SnapshotStory], _ findings: [Findings], at path: String, _ arguments: Arguments,
    _ pipeline: Pipeline, _ console: Console
  ) throws {
    guard var page = try PageArguments.begin(.snapshot, of: [path], arguments) else { return }
    let deciding = try LeakArguments.deciding(arguments)
    for (story, findings) in zip(stories, findings) {
      let evidence = try drawing { () throws(PipelineError) in
        try pipeline.evidence(
          of: story.play.scenario, findings, input: path, strategy: story.strategy, in: deciding,
          showingViews: true)
      }
      try saving { () throws(OutputFailure) in
        try page.add(evidence, named: story.stem, judged: nil)
      }
    }
    console.say("page: \(try saving { () throws(OutputFailure) in try page.finish() })")
  }

  fileprivate static let inputFiles = Positional(
    remaining: "INPUT",
    "The screen or scenario file, or a scene: Main.storyboard#SCENE; also several, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"), orNone: true)
  fileprivate static let output = Option(
    "--output", short: "-o", "OUT", "A .png, .pdf or .svg file, or a folder.",
    .file("png", "pdf", "svg"))
  private static let filmStrip = Option(
    "--film-strip", "PNG", "Draw the moments of the story side by side.", .file("png"))
  private static let film = Option(
    "--film", "PNG", "Animate what the display shows of the story (APNG).", .file("png", "apng"))
  private static let sandbox = Option(
    "--sandbox", "DIR", "Write the files that the system would write into the app's container.",
    .folder)
  private static let expectation = Option(
    "--expect", "DEVICE.ktx", "Hold a device's snapshot against the predicted ones.",
    PictureFile.kind)
  private static let timeline = Flag("--timeline", "Print what happens when.")
  private static let asJSON = Flag(
    "--json", "Print what happens when, and with --fail-on-leak what leaks, as JSON.")
  private static let showSecrets = Flag(
    "--show-secrets", "Spell out what is typed into sensitive views.")
  private static let failOnLeak = Flag(
    "--fail-on-leak", "Vary every secret, and end with 1 where a picture tells.")

  private static func requireUse(of arguments: Arguments) throws {
    guard try arguments[failOnLeak] || !arguments[LeakArguments.cards] else {
      throw UsageErrors([.inapplicable("--cards", because: "only --fail-on-leak judges them")])
    }
    guard try arguments[failOnLeak] || !arguments.has(PageArguments.page) else {
      throw UsageErrors([.inapplicable("--report", because: "only --fail-on-leak judges pictures")])
    }
  }

  /// Refuses what is made of one input only.
  fileprivate static func refuseOptionsOfOne(in arguments: Arguments) throws {
    let options: [any Parameter] = [
      filmStrip, film, sandbox, expectation, timeline, asJSON, failOnLeak,
    ]
    let given = options.filter { arguments.has($0) }
    guard given.isEmpty else {
      throw UsageErrors(
        given.map {
          .inapplicable(
            $0.declaration.key, because: "it is of one input; 'afterimage audit' judges several")
        })
    }
  }

  private static func sandboxForm(in arguments: Arguments) throws -> KTX.Form? {
    guard arguments.has(sandbox) || !arguments.has(TextureArguments.texture) else {
      throw UsageErrors([.inapplicable("--texture", because: "only --sandbox writes textures")])
    }
    return try arguments[TextureArguments.texture]
  }

  private static func report(
    _ stories: [SnapshotStory], _ findings: [Findings]?, _ arguments: Arguments,
    _ console: Console
  ) throws {
    let secrets = try arguments[showSecrets]
    if try arguments[asJSON] {
      let values = stories.enumerated().map { place, story -> JSONValue in
        let timeline = story.play.timeline.json(showSecrets: secrets)
        let value: JSONValue = ["story": .string(story.stem), "timeline": timeline]
        return findings.map { value.adding($0[place].members) } ?? value
      }
      try console.print(JSONValue.array(values).text(.pretty))
    } else {
      let texts = stories.map { $0.play.timeline.text(showSecrets: secrets) }
      try console.print(texts.joined(separator: "\n"), terminator: "")
    }
  }
}

extension Drawing {
  /// Draws the pictures that the system keeps of several inputs.
  fileprivate static func snapshot(_ arguments: Arguments, _ console: Console) throws -> Drawing {
    try Command.refuseOptionsOfOne(in: arguments)
    let destination = try RenderDestination(arguments[Command.output], isOfSeveral: true, console)
    let strategies = try StrategyArguments.chosen(in: arguments)
    @Sendable func stories(of input: Input) throws -> [SnapshotStory] {
      try StoryArguments.stories(of: input, under: strategies, arguments)
    }
    return Drawing(
      command: .snapshot, arguments: arguments, paths: Command.inputFiles, output: Command.output,
      folder: destination.folder
    ) { input, _, pipeline, console in
      let code = try StoryArguments.reportConflicts(
        in: stories(of: input), pipeline, arguments, console)
      guard code == .asExpected else { throw CommandFailure(code, []) }
    } draw: { input, _, _, pipeline in
      try stories(of: input).drawn(by: pipeline)
    }
  }
}

extension [SnapshotStory] {
  /// The pictures of all stories of an input, of which those that look alike are drawn once.
  fileprivate func drawn(by pipeline: Pipeline) throws(PipelineError) -> Drawing.Part {
    let named = flatMap { story in
      story.play.timeline.snapshots.map { (name: story.ownFileName(of: $0), snapshot: $0) }
    }
    let files = try pipeline.files(of: named.map(\.snapshot))
    return Drawing.Part(
      pictures: zip(named, files).map { DrawnPicture(fileName: $0.name, file: $1) })
  }
}

extension Merging {
  /// Concludes from the pictures that shares have drawn.
  static let snapshot = Merging(of: .snapshot) { arguments, records, console in
    try Drawing.snapshot(arguments, console).merge(records, console)
  }
}
