import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageEvidence
import AfterimageFleet
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageReview
import AfterimageScreens
import AfterimageSwiftReading

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
      With --shard, several machines share the work: each leaves a record, and 'afterimage merge' makes of all records what one machine would have made, the reports and the code.
      The Swift source of an app in a folder is read for its protections, and their story is judged, in each way in which what the source leaves open may be; where something was not understood, nobody can tell.
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
        "afterimage audit App --strategy all --shard 1/8",
        "An eighth of the work, for 'afterimage merge'."),
      Example(
        "afterimage audit App --strategy all --report build/audit",
        "A page of all pictures, those that tell of one secret beside each other."),
    ],
    exitCodes: [
      .asExpected, .badVerdict, .cannotTell, .usage, .badInput, .inputMissing, .ownFault, .disk,
    ]
  ) { arguments, console in
    let intent = try AuditIntent(arguments, console)
    let isOfDevice = arguments.has(container)
    let given = try GivenFiles(
      auditedPaths, apps: isOfDevice ? nil : intent.apps, arguments, console)
    if let folder = try arguments[container] {
      return try judge(folder, by: given, intent, arguments, console)
    }
    let share = try ShareArguments.share(of: given.units, arguments, console)
    let products = try intent.work(arguments, console).audit(share.places.map { given.all[$0] })
    intent.cache?.finish(console)
    guard !share.isPart else {
      try leave(products, of: share, arguments, console)
      return .asExpected
    }
    var secrets = AuditedSecrets()
    for product in products { secrets.add(product.file) }
    return try conclude(secrets, intent, arguments, console)
  }

  /// Names the pictures of a device's folder by the stories of files, and judges them.
  private static func judge(
    _ folder: String, by given: GivenFiles, _ intent: AuditIntent, _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitCode {
    guard !arguments.has(ShareArguments.shard) else {
      throw UsageErrors([
        .inapplicable("--shard", because: "the pictures of one device are judged at once")
      ])
    }
    let read = try FoundInputs(
      given, arguments, intent.crew, intent.pipeline, console.withoutMessages
    ) { _ in
      // A picture may be one of a screen that has no secret.
      true
    }
    let asked = try StrategyArguments.chosen(in: arguments)
    let stories = try read.inputs.flatMap { path, input in
      try AuditedStory.all(of: input, at: path, under: asked, arguments)
    }
    var secrets = try auditContainer(
      folder, by: stories, intent.crew, intent.pipeline, showingPictures: intent.showsPictures,
      console)
    for failure in read.failures { secrets.add(AuditedFile(failures: [failure])) }
    return try conclude(secrets, intent, arguments, console)
  }

  /// Leaves the record of a share.
  private static func leave(
    _ products: [AuditWork.Product], of share: Share, _ arguments: Arguments, _ console: Console
  ) throws {
    let covers = try StrategyArguments.coverDigests(in: arguments)
    let made = try products.map { try $0.recorded(with: covers) }
    try share.leave(made, for: audit.name, of: parameters, arguments, console)
  }

  /// Takes over what shares have found, of files that are still as they were.
  fileprivate static func found(
    in records: MergedRecords, _ arguments: Arguments, _ console: Console
  ) throws -> AuditedSecrets {
    var secrets = AuditedSecrets()
    try records.forEachFile(
      of: { console in
        try GivenFiles(
          auditedPaths, apps: apps(cachedIn: nil, arguments, console), arguments, console)
      }, arguments, console
    ) { secrets.add($0) }
    return secrets
  }

  /// Judges what was found by a policy, and tells it in all forms that are asked for.
  fileprivate static func conclude(
    _ secrets: AuditedSecrets, _ intent: AuditIntent, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    for message in secrets.failures.flatMap(\.messages) { console.say(message) }
    let folder = CurrentFolder()
    let judgement = try intent.policy.judge(
      secrets.rows.map { $0.renamingFiles(folder.relative) }, arguments)
    for notice in judgement.notices { console.say("\(notice)") }
    var context = try ReportContext(
      arguments, of: parameters, command: "audit", intent.policy, seenFrom: folder)
    context.inputCount = secrets.inputCount
    let report = AuditReport(
      of: judgement, in: context,
      stories: secrets.pictures.map { $0.renamingInput(folder.relative) },
      showingSecrets: try arguments[ReportArguments.showSecrets])
    try intent.reports.deliver(report, saying: secrets.words, by: intent.pipeline, console)
    try saving { () throws(OutputFailure) in
      var page = intent.page
      try page?.add(report)
      if let path = try page?.finish() { console.say("page: \(path)") }
    }
    return ([secrets.code, ExitCode(of: judgement)] + secrets.failures.map(\.exitCode)).worst
  }

  private static let parameters: [any Parameter] =
    [
      auditedPaths, StrategyArguments.strategies, StoryArguments.trigger, container, attack, stored,
      LeakArguments.cards,
    ]
    + PolicyArguments.all + ReportArguments.all + [PageArguments.page]
    + TraitOptions.all.map { parameter in
      [devices as any Parameter, orientations]
        .first { $0.declaration.key == parameter.declaration.key } ?? parameter
    } + [FontArguments.fonts, InputArguments.root] + [ShareArguments.list]
    + ShareArguments.cut + CacheArguments.all + [JobArguments.jobs]
  /// The files and folders that are looked through.
  static let auditedPaths = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"), orNone: true)

  private static let attack = Flag(
    "--attack",
    "Read the secrets that show out of the pictures, as somebody would who knows the app.")

  private static let stored = Option(
    repeatable: "--stored", "FILE",
    "The file that is attacked: exact, every byte as it was drawn; texture, as the system keeps it; downscaled, of half the size; noise, of one level in every byte.",
    .one(of: Store.Form.allCases, named: \.rawValue))

  /// What apps in the folders are read with; nil where there are none, and where it is not here, which is told.
  static func apps(
    cachedIn cache: CommandCache?, _ arguments: Arguments, _ console: Console
  ) throws -> AppFolder? {
    let folders = try arguments[auditedPaths].filter { OutputFiles.isFolder($0) }
    guard folders.contains(where: { ReadApp.isApp($0) }) else { return nil }
    do { return try AppFolder(results: cache?.results, arguments, console) } catch let
      failure as CommandFailure
    {
      for message in failure.messages { console.say(message) }
      return nil
    }
  }

  /// The files that are attacked; none where nobody asks for an attack.
  static func forms(_ arguments: Arguments) throws -> [Store.Form] {
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

extension Merging {
  /// Concludes from what shares of an audit have found.
  static let audit = Merging(of: .audit) { arguments, records, console in
    let intent = try AuditIntent(arguments, console)
    return try Command.conclude(
      Command.found(in: records, arguments, console), intent, arguments, console)
  }
}

extension Console {
  /// The same console without a word to its user.
  fileprivate var withoutMessages: Console {
    Console(
      output: output, errors: ConsoleStream(isTerminal: false, isStyled: false) { _ in },
      environment: environment)
  }
}
