import Afterimage
import AfterimageGoldens

extension Command {
  /// Accepts what the last test run saw.
  static let approve = Command(
    "approve", "Accepts what the last test run saw as the new goldens.",
    discussion: """
      CASE is the name of a case or of a golden, or a pattern of such names with * and ?. A name that means nothing is an error, and nothing is accepted then. Refused are goldens whose inputs have changed since: run 'afterimage test' again, and look.
      With --prune, goldens that no case asks for are taken away besides: of the CASEs, or all.
      With --program, only goldens are accepted that differ by the program alone: they were approved with another picture revision, and all that they are drawn from is byte for byte as it was. Where that has changed as well, the app may be the cause, so those are left.
      With --renew, nothing is accepted: \(GoldenOrigins.fileName) notes of all goldens that are as expected that this version draws them so, from what they are drawn from now. What differs later is then told as the app's.
      With --interactive, each golden is shown with what differs, and a key decides: y approves, n leaves it as it is, u takes the last decision back, q ends, ? explains them. Every decision is written at once. Answers may come in lines of another input, too, whose end is the end. The code is 0 where all were approved, else 1.
      """,
    parameters: [
      cases, goldens, GoldenArguments.evidence, WalkArguments.interactive, WalkArguments.pictures,
      groups, program, prune, renewal, FontArguments.fonts, JobArguments.jobs,
    ],
    exclusions: [
      [WalkArguments.interactive, prune], [program, prune], [renewal, WalkArguments.interactive],
      [renewal, groups], [renewal, program], [renewal, prune],
    ],
    examples: [
      Example("afterimage approve", "Everything that the last run saw."),
      Example("afterimage approve card-form.iphone-15-pro.light.redact", "One case."),
      Example("afterimage approve 'login*' '*.dark'", "All cases of some names."),
      Example("afterimage approve -i 'login*'", "Some cases, one golden after another."),
      Example("afterimage approve --group tintColor", "All that differs for one cause."),
      Example("afterimage approve --program", "All that a new version draws otherwise."),
      Example("afterimage approve --renew", "What this version draws as the last one did."),
      Example("afterimage approve --prune", "Everything, and away with what no case asks for."),
    ]
  ) { arguments, console in
    let evidence = EvidenceFolder(try arguments[GoldenArguments.evidence])
    try refuse([evidence.path], over: [arguments[goldens]])
    let suite = try GoldenArguments.suite(arguments[goldens], arguments)
    if try arguments[renewal] { return try renew(suite, arguments, console) }
    let isPruning = try arguments[prune]
    let choice = try saving { () throws(OutputFailure) in
      GoldenChoice(
        pending: try evidence.pending(), unused: isPruning ? try suite.unusedGoldens() : [],
        known: suite.goldenNames)
    }
    let chosen = try choice.chosen(by: arguments[cases], in: evidence.path)
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let desk = ApprovalDesk(pipeline: pipeline, suite: suite, evidence: evidence, crew: crew)
    let pending = try chosen.pending(
      ofGroups: arguments[groups], byProgramAlone: arguments[program], at: desk)
    if try arguments[WalkArguments.interactive] {
      return try walk(through: pending, at: desk, arguments, console)
    }
    let approvals = try saving { () throws(OutputFailure) in
      try pipeline.approve(pending, of: suite, seenIn: evidence, by: crew)
    }
    for (name, approval) in approvals { try console.print("\(name): \(approval.words)") }
    for name in chosen.unused {
      try saving { () throws(OutputFailure) in try suite.folder.remove(name) }
      try console.print("\(name): removed, as no case asks for it")
    }
    return approvals.allSatisfy { $0.approval == .accepted } ? .asExpected : .badVerdict
  }

  /// Notes anew of all goldens that are as expected that this program draws them so.
  private static func renew(
    _ suite: GoldenSuite, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    guard try arguments[cases].isEmpty else {
      throw CommandFailure(.usage, ["'--renew' is for all goldens: name none"])
    }
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let names = try saving { () throws(OutputFailure) in
      try pipeline.renewOrigins(of: suite, by: crew)
    }
    try console.print(
      """
      \(names.count) of \(suite.goldenNames.count) goldens are as expected, and noted as of \
      picture revision \(Drawer.current.revision)
      """)
    return .asExpected
  }

  private static func walk(
    through goldens: [String], at desk: ApprovalDesk, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let keys = KeyReader(console)
    let pictures = try WalkArguments.pictures(arguments, on: console, asking: keys)
    let view = ApprovalView(console: console, evidence: desk.evidence, pictures: pictures)
    var walk = ApprovalWalk(
      ApprovalBatch.byCause(goldens, at: desk), desk: desk, view: view, keys: keys)
    return try walk.run()
  }

  private static let cases = Positional(
    remaining: "CASE", "Names or patterns of cases or goldens; all that are pending without.",
    .text, orNone: true)
  private static let goldens = Option(
    "--goldens", "DIR", "The folder of the goldens.", .folder, default: "Goldens")
  private static let groups = Option(
    repeatable: "--group", "WORDS",
    "Only goldens that differ for a cause whose sentence has these words in it.", .text)
  private static let program = Flag(
    "--program", "Only goldens that differ by the program alone.")
  private static let renewal = Flag(
    "--renew", "Accept nothing, and note which goldens this version draws as they are.")
  private static let prune = Flag("--prune", "Take away goldens that no case asks for.")
}

extension GoldenChoice.Chosen {
  /// The pending goldens that differ for causes with words in their sentences, or by the program alone: all without both; ends the command where there are none.
  fileprivate func pending(
    ofGroups words: [String], byProgramAlone isOfProgram: Bool, at desk: ApprovalDesk
  ) throws(CommandFailure) -> [String] {
    guard !words.isEmpty || isOfProgram else { return pending }
    let batches = ApprovalBatch.byCause(pending, at: desk).filter {
      $0.sentence != nil && (!isOfProgram || $0.isOfProgramAlone)
    }
    guard !isOfProgram || !batches.isEmpty else {
      throw CommandFailure(
        .inputMissing, ["'--program': nothing that is pending differs by the program alone"])
    }
    func has(_ batch: ApprovalBatch, _ word: String) -> Bool {
      batch.sentence?.lowercased().contains(word.lowercased()) == true
    }
    let mistakes = words.filter { word in !batches.contains { has($0, word) } }
    guard mistakes.isEmpty else {
      let causes = batches.compactMap(\.sentence).map { "    \($0)" }
      throw CommandFailure(
        .inputMissing,
        mistakes.map { "'\($0)' is in the sentence of no cause; these are pending:" } + causes)
    }
    let goldens = Set(
      batches.filter { batch in words.isEmpty || words.contains { has(batch, $0) } }.flatMap(
        \.goldens))
    return pending.filter(goldens.contains)
  }
}

extension Approval {
  /// The outcome in words that follow the name of the golden and a colon.
  var words: String {
    switch self {
    case .accepted: "accepted"
    case .changedSince: "refused: the inputs have changed since the last run; run 'afterimage test'"
    case .unwanted: "refused: no case asks for it"
    case .impossible(let reason): "refused: \(reason)"
    }
  }
}
