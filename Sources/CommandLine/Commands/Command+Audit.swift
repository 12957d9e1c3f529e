import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageEvidence
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageReview
import AfterimageScreens

extension Command {
  /// Finds what the pictures of a whole app tell.
  static let audit = Command(
    "audit", "Finds what every screen and story of an app leaves behind.",
    discussion: """
      Looks through files and folders, plays every story, and of every screen and every scene of a storyboard the standard story, and says of each secret whether a picture tells of it: proved, tried, cannot tell, or leaks, the worst first.
      A story keeps its secrets by the protections of its own. A screen has none, so each of its secrets shows unless --strategy says by what the app keeps it; 'all' tries every strategy.
      With --container, each picture in what was copied from a device, from Library/SplashBoard/Snapshots or Library/Caches/Snapshots, is named by the stories that would leave it, full or downscaled, and judged as they are; what agrees with none is named by the nearest, and 'cannot tell' unless that leaks. Where tesseract is installed, a card number or an IBAN that can be read in it is a leak.
      --attack reads each card number, expiry, code, amount, IBAN, number of bullets and short text that leaks out of the last picture, whatever lies upon it, and says how many of its bits that comes to; it takes up to half a minute for each. With --stored, it does so in each of the files in which the picture may be found.
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
        "afterimage audit App --container Backup",
        "Which screens the pictures in a device's folder show, and what they tell."),
      Example(
        "afterimage audit App --format sarif=audit.sarif --format html=audit.html",
        "The table, results for code scanning, and a page to sign."),
      Example(
        "afterimage audit App --baseline afterimage-baseline.json",
        "Only what is new or worse fails."),
      Example(
        "afterimage audit App --strategy all --report build/audit",
        "A page of all pictures, those that tell of one secret beside each other."),
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
    let crew = try JobArguments.crew(arguments)
    let read = try FoundInputs(
      arguments[inputs], arguments, crew, pipeline, console.withoutMessages
    ) { input in
      // A picture may be one of a screen that has no secret.
      try arguments[container] != nil || input.mayHaveSecrets
    }
    var page = try PageArguments.begin(.audit, of: arguments[inputs], arguments)
    let stories = try auditedStories(of: read.inputs, arguments)
    let found =
      if let folder = try arguments[container] {
        try auditContainer(
          folder, by: stories, crew, pipeline,
          showingPictures: reports.showPictures || page != nil, console)
      } else {
        try audited(
          stories, by: crew, pipeline, console, in: policy.deciding(arguments),
          showingPictures: reports.showPictures || page != nil, attacking: forms(arguments))
      }
    for message in read.failures.flatMap(\.messages) { console.say(message) }
    let folder = CurrentFolder()
    let judgement = try policy.judge(
      found.rows.map { $0.renamingFiles(folder.relative) }, arguments)
    for notice in judgement.notices { console.say("\(notice)") }
    var context = try ReportContext(
      arguments, of: parameters, command: "audit", policy, seenFrom: folder)
    context.inputCount = found.inputCount ?? read.readCount
    let report = AuditReport(
      of: judgement, in: context,
      stories: found.pictures.map { $0.renamingInput(folder.relative) },
      showingSecrets: try arguments[ReportArguments.showSecrets])
    try reports.deliver(report, saying: found.words, by: pipeline, console)
    try saving { () throws(OutputFailure) in
      try page?.add(report, by: pipeline)
      if let path = try page?.finish() { console.say("page: \(path)") }
    }
    return ([found.code, ExitCode(of: judgement)] + read.failures.map(\.exitCode)).worst
  }

  private static let parameters: [any Parameter] =
    [
      inputs, StrategyArguments.strategies, StoryArguments.trigger, container, attack, stored,
      LeakArguments.cards,
    ]
    + PolicyArguments.all + ReportArguments.all + [PageArguments.page]
    + TraitOptions.all.map { parameter in
      [devices as any Parameter, orientations]
        .first { $0.declaration.key == parameter.declaration.key } ?? parameter
    } + [FontArguments.fonts, InputArguments.root, JobArguments.jobs]
  private static let inputs = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"))

  private static let attack = Flag(
    "--attack",
    "Read the secrets that show out of the pictures, as somebody would who knows the app.")

  private static let stored = Option(
    repeatable: "--stored", "FILE",
    "The file that is attacked: exact, every byte as it was drawn; texture, as the system keeps it; downscaled, of half the size; noise, of one level in every byte.",
    .one(of: Store.Form.allCases, named: \.rawValue))

  /// The files that are attacked; none where nobody asks for an attack.
  private static func forms(_ arguments: Arguments) throws -> [Store.Form] {
    let asked = try arguments[stored]
    return try asked.isEmpty && arguments[attack] ? [.exact] : asked
  }

  /// The option for the devices, in the place of the one for a device.
  static let devices = Option(
    repeatable: "--device", "ID",
    "A device, one of 'afterimage list devices'; or canvas: a storyboard's or xib's as its author saw it. Of several each is looked at.",
    .one(of: Device.all + [.canvas], named: \.id))

  /// The option for the ways to hold a device, in the place of the one for one.
  static let orientations = Option(
    repeatable: "--orientation", "WORD", "How the device is held; of several each is looked at.",
    .one(of: Orientation.allCases, named: \.rawValue))

  /// The option for what was copied from a device.
  static let container = Option(
    "--container", "DIR",
    "Judge the pictures of a device's folder instead, each by the story that it agrees with.",
    .folder)
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
