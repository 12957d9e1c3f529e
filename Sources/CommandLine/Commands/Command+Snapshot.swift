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
      With --timeline, --json or --fail-on-leak, and without OUT, no picture is written.
      --film-strip lays what the user saw, the cards of the switcher and the pictures side by side, in the order of time, each with what it gives away. --film animates what the display shows, each moment until the next, for half a second at least.
      --expect holds a device's picture against every picture of the story, full and downscaled, and names those that agree, or the nearest and its difference. A pixel agrees within 4 of 255, or within twice what our own ASTC loses in its block, as the device's encoder is another.
      --fail-on-leak varies every secret, says of each that shows where it shows most, and ends with 1 where one does; with 2 where none is known to and a view is in sight of which only the app's code knows what it shows. With --json it prints every leak. \(LeakArguments.absence) \(LeakArguments.rule) 'explain' says why. With --report it writes a page of the pictures that decide, with what each shows and why.
      """,
    parameters: [
      inputFile, StrategyArguments.strategies, StoryArguments.trigger, output, sandbox, filmStrip,
      film,
      TextureArguments.texture, expectation, timeline, asJSON, showSecrets, failOnLeak,
      LeakArguments.cards, PageArguments.page,
    ] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict, JobArguments.jobs,
    ],
    exclusions: [[timeline, asJSON], [expectation, asJSON]],
    examples: [
      Example(
        "afterimage snapshot card-form.screen.json --strategy redact -o redacted.png",
        "The picture of the card form, its fields blacked out."),
      Example(
        "afterimage snapshot card-form.screen.json --strategy all -o pictures",
        "Every strategy, light and dark."),
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
    let outputs = [try arguments[output], try arguments[filmStrip], try arguments[film]]
    try refuse(outputs, over: StrategyArguments.pictures(in: arguments))
    try refuse(outputs, over: [arguments[expectation]].compactMap(\.self))
    let input = try InputArguments.load(
      arguments[inputFile], sparing: outputs, arguments, console)
    let stories = try StoryArguments.stories(of: input, arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    let strictness = try StoryArguments.reportConflicts(in: stories, pipeline, arguments, console)
    guard strictness == .asExpected else { return strictness }
    let isReported = try arguments[timeline] || arguments[asJSON]
    let crew = try JobArguments.crew(arguments)
    let findings = try findings(of: stories, arguments, crew, pipeline)
    try writePage(of: stories, findings ?? [], arguments, pipeline, console)
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
    let path = try arguments[output]
    let isWanted =
      path != nil
      || !(isReported || arguments.has(sandbox) || arguments.has(filmStrip)
        || arguments.has(film) || arguments.has(expectation) || findings != nil)
    if isWanted {
      code = try write(
        stories, of: input, to: path, crew, pipeline, isReported ? nil : console, console)
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
    of stories: [SnapshotStory], _ findings: [Findings], _ arguments: Arguments,
    _ pipeline: Pipeline, _ console: Console
  ) throws {
    let path = try arguments[inputFile]
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

  private static let inputFile = Positional(
    "INPUT", "The screen or scenario file, or a scene: Main.storyboard#SCENE.",
    .file("screen.json", "scenario.json", "storyboard", "xib"))
  private static let output = Option(
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
