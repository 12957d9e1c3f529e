import Afterimage
import AfterimageGoldens

extension Command {
  /// Accepts what the last test run saw.
  static let approve = Command(
    "approve", "Accepts what the last test run saw as the new goldens.",
    discussion: """
      Refused where the inputs have changed since: run 'afterimage test' again, and look.
      """,
    parameters: [cases, goldens, GoldenArguments.evidence, FontArguments.fonts, JobArguments.jobs],
    examples: [
      Example("afterimage approve", "Everything that the last run saw."),
      Example("afterimage approve card-form.iphone-15-pro.light.redact", "One case."),
    ]
  ) { arguments, console in
    let evidence = Evidence(try arguments[GoldenArguments.evidence])
    try refuse([evidence.path], over: [arguments[goldens]])
    let pending = try saving { () throws(OutputFailure) in try evidence.pending() }
    let wanted = try arguments[cases]
    let chosen = pending.filter { name in
      wanted.isEmpty || wanted.contains { name == $0 || name.hasPrefix($0 + ".") }
    }
    guard !chosen.isEmpty else {
      throw CommandFailure(
        .inputMissing, ["nothing to approve in \(evidence.path); run 'afterimage test' first"])
    }
    let suite = try GoldenArguments.suite(arguments[goldens], arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let approvals = try saving { () throws(OutputFailure) in
      try pipeline.approve(chosen, of: suite, seenIn: evidence, by: crew)
    }
    for (name, approval) in approvals { try console.print("\(name): \(approval.words)") }
    return approvals.allSatisfy { $0.approval == .accepted } ? .asExpected : .badVerdict
  }

  private static let cases = Positional(
    remaining: "CASE", "Names of cases or goldens; all that are pending without.", .text,
    orNone: true)
  private static let goldens = Option(
    "--goldens", "DIR", "The folder of the goldens.", .folder, default: "Goldens")
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
