import Afterimage
import AfterimageGoldens

extension Command {
  /// Accepts what the last test run saw.
  static let approve = Command(
    "approve", "Accepts what the last test run saw as the new goldens.",
    discussion: """
      CASE is the name of a case or of a golden, or a pattern of such names with * and ?. A name that means nothing is an error, and nothing is accepted then. Refused are goldens whose inputs have changed since: run 'afterimage test' again, and look.
      With --prune, goldens that no case asks for are taken away besides: of the CASEs, or all.
      """,
    parameters: [
      cases, goldens, GoldenArguments.evidence, prune, FontArguments.fonts, JobArguments.jobs,
    ],
    examples: [
      Example("afterimage approve", "Everything that the last run saw."),
      Example("afterimage approve card-form.iphone-15-pro.light.redact", "One case."),
      Example("afterimage approve 'login*' '*.dark'", "All cases of some names."),
      Example("afterimage approve --prune", "Everything, and away with what no case asks for."),
    ]
  ) { arguments, console in
    let evidence = EvidenceFolder(try arguments[GoldenArguments.evidence])
    try refuse([evidence.path], over: [arguments[goldens]])
    let suite = try GoldenArguments.suite(arguments[goldens], arguments)
    let isPruning = try arguments[prune]
    let choice = try saving { () throws(OutputFailure) in
      GoldenChoice(
        pending: try evidence.pending(), unused: isPruning ? try suite.unusedGoldens() : [],
        known: suite.goldenNames)
    }
    let chosen = try choice.chosen(by: arguments[cases], in: evidence.path)
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let approvals = try saving { () throws(OutputFailure) in
      try pipeline.approve(chosen.pending, of: suite, seenIn: evidence, by: crew)
    }
    for (name, approval) in approvals { try console.print("\(name): \(approval.words)") }
    for name in chosen.unused {
      try saving { () throws(OutputFailure) in try suite.folder.remove(name) }
      try console.print("\(name): removed, as no case asks for it")
    }
    return approvals.allSatisfy { $0.approval == .accepted } ? .asExpected : .badVerdict
  }

  private static let cases = Positional(
    remaining: "CASE", "Names or patterns of cases or goldens; all that are pending without.",
    .text, orNone: true)
  private static let goldens = Option(
    "--goldens", "DIR", "The folder of the goldens.", .folder, default: "Goldens")
  private static let prune = Flag("--prune", "Take away goldens that no case asks for.")
}

extension Approval {
  fileprivate var words: String {
    switch self {
    case .accepted: "accepted"
    case .changedSince: "refused: the inputs have changed since the last run; run 'afterimage test'"
    case .unwanted: "refused: no case asks for it"
    case .impossible(let reason): "refused: \(reason)"
    }
  }
}
