import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageRendering
import AfterimageReview

extension Command {
  /// Compares every case with its goldens.
  static let test = Command(
    "test", "Compares screens and snapshots with their goldens, exactly.",
    discussion: """
      Each DIR has a cases.json and the goldens beside it. A case whose screen is missing or cannot be read fails, and the others are compared. Where a golden is missing or differs, what was expected, what was seen and what differs is left in the output folder, readable by you alone; 'afterimage approve' accepts it.

      A case that has passed is not rendered again while nothing changes: its settings, the files that it reads, its goldens, this program and its libraries. What has passed is written down in \(PassedCases.fileName) of the output folder, which a CI system may keep from run to run. With '--fonts system' everything is rendered.
      """,
    parameters: [
      folders, GoldenArguments.evidence, shard, foreignRenderer, FontArguments.fonts, noCache,
      JobArguments.jobs, page, asJSON,
    ],
    examples: [
      Example("afterimage test", "The goldens of the folder Goldens."),
      Example("afterimage test Goldens --shard 1/4", "A quarter of them."),
      Example(
        "afterimage test --report build/report", "With a page of all pictures, and why they differ."
      ),
    ]
  ) { arguments, console in
    let given = try arguments[folders]
    let paths = given.isEmpty ? ["Goldens"] : given
    let evidence = EvidenceFolder(try arguments[GoldenArguments.evidence])
    let foreign = try arguments[foreignRenderer]
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let engine = Engine(with: try arguments[FontArguments.fonts])
    try refuse([evidence.path], over: paths)
    try saving { () throws(OutputFailure) in try evidence.clear() }
    let passed = PassedCases(in: evidence.path, on: engine, isForgotten: try arguments[noCache])
    var runs: [(suite: GoldenSuite, run: GoldenRun)] = []
    var failures: [CommandFailure] = []
    for path in paths {
      do {
        let suite = try GoldenArguments.suite(path, arguments, knowing: passed)
        runs.append((suite, run(suite, try arguments[shard], crew, pipeline, console)))
      } catch let failure as CommandFailure { failures.append(failure) }
    }
    guard !runs.isEmpty else { throw CommandFailure(failures) }
    var reports: [GoldenReport] = []
    var cases: [ReportCase] = []
    for (suite, run) in runs {
      let listing = try arguments[asJSON] ? nil : console
      let own = try report(run.results, of: suite, foreign, evidence, crew, pipeline, listing)
      let entries = suite.entriesByGolden
      cases += own.map { $0.reportCase(of: $0.result.golden.flatMap { entries[$0] }) }
      reports += own
    }
    remember(runs, in: passed, console)
    let results = runs.flatMap(\.run.results)
    if try arguments[asJSON] {
      try console.print(JSONValue.array(reports.map(\.json)).text(.pretty))
    } else {
      try summarise(results, foreign, console)
    }
    if let folder = try arguments[page] {
      let path = try write(cases, of: paths, to: folder, arguments)
      if try !arguments[asJSON] { try console.print(path) }
    }
    let code = results.map { $0.outcome.exitCode(foreign) }.worst
    guard failures.isEmpty else { throw CommandFailure(failures + [CommandFailure(code, [])]) }
    return code
  }

  private static let folders = Positional(
    remaining: "DIR", "Folders with a cases.json; 'Goldens' without.", .folder, orNone: true)
  private static let shard = Option(
    "--shard", "I/N", "Only the Ith of N parts of the cases.",
    ValueKind(
      expecting: "a part such as 1/4", parse: { Shard($0) }, spell: { _ in "1/1" }),
    default: .whole)
  private static let foreignRenderer = Option(
    "--foreign-renderer", "WORD",
    "What to do with pictures drawn by other versions of the drawing libraries.",
    .one(of: ForeignRenderer.allCases, named: \.rawValue), default: .fail)
  private static let noCache = Flag("--no-cache", "Render every case, changed or not.")
  private static let asJSON = Flag("--json", "Print JSON.")
  private static let page = Option(
    "--report", "DIR", "Write a page that shows every golden, with all pictures.",
    .folder)

  /// Writes the page of a run; the result is its path.
  private static func write(
    _ cases: [ReportCase], of paths: [String], to folder: String, _ arguments: Arguments
  ) throws -> String {
    try refuse([folder], over: paths)
    let report = Report(
      title: paths.joined(separator: ", "),
      tool: "\(Tool.afterimage.name) \(Tool.afterimage.version)",
      libraries: RenderFingerprint.current(with: try arguments[FontArguments.fonts]), cases: cases)
    try saving { () throws(OutputFailure) in
      var pages = try ReportFolder(folder)
      try report.write(to: &pages)
    }
    return "\(folder)/index.html"
  }

  private static func run(
    _ suite: GoldenSuite, _ shard: Shard, _ crew: Crew, _ pipeline: Pipeline, _ console: Console
  ) -> GoldenRun {
    let progress = ProgressLine(on: console)
    defer { progress.clear() }
    return pipeline.run(suite, shard: shard, by: crew) { progress.show($0, of: $1, $2) }
  }

  /// Writes down what has passed; that it cannot be written changes no verdict.
  private static func remember(
    _ runs: [(suite: GoldenSuite, run: GoldenRun)], in passed: PassedCases, _ console: Console
  ) {
    do throws(OutputFailure) { try passed.remember(runs) } catch {
      console.say("\(error); the next run renders every case")
    }
  }

  /// Leaves what a person needs to judge the failures, tells them, and reports all results.
  private static func report(
    _ results: [GoldenResult], of suite: GoldenSuite, _ foreign: ForeignRenderer,
    _ evidence: EvidenceFolder, _ crew: Crew, _ pipeline: Pipeline, _ console: Console?
  ) throws -> [GoldenReport] {
    var reports = results.map { GoldenReport(result: $0, folder: suite.folder, foreign: foreign) }
    let failures = reports.indices.filter { !results[$0].outcome.isAcceptable(foreign) }
    let cases = Dictionary(suite.cases.map { ($0.name, $0) }) { first, _ in first }
    try crew.work(on: failures.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      let result = results[failures[index]]
      let files = Result { () throws(OutputFailure) in
        try evidence.leave(for: result, in: suite.folder)
      }
      return (files: files, explained: explained(result, cases, in: suite, pipeline))
    } deliver: { index, found in
      let result = results[failures[index]]
      try console?.print("\(result.fileName): \(result.outcome.words)")
      for words in found.explained?.reasons.clauses ?? [] { try console?.print("    \(words)") }
      reports[failures[index]].explained = found.explained
      let files = try saving { () throws(OutputFailure) in try found.files.get() }
      for file in files { try console?.print("    \(file.path)") }
      reports[failures[index]].evidence = files
    }
    return reports
  }

  /// Why a golden differs; nil where there is nothing that it differs from, and where that cannot be told.
  private static func explained(
    _ result: GoldenResult, _ cases: [String: GoldenSuite.ReadyCase], in suite: GoldenSuite,
    _ pipeline: Pipeline
  ) -> ExplainedCase? {
    guard result.outcome.hasReason, let name = result.caseName, let ready = cases[name] else {
      return nil
    }
    return try? pipeline.explain(result, of: ready, in: suite)
  }

  private static func summarise(
    _ results: [GoldenResult], _ foreign: ForeignRenderer, _ console: Console
  ) throws {
    let failures = results.filter { !$0.outcome.isAcceptable(foreign) }
    if failures.contains(where: { $0.artifact != nil && $0.outcome != .notComparable }) {
      try console.print("Look at the pictures; where they are right, run 'afterimage approve'.")
    }
    if failures.contains(where: { $0.outcome == .notComparable }) {
      try console.print(
        "Pictures are compared on the libraries of \(GoldenFolder.fingerprintFile) only; --foreign-renderer=skip leaves them out."
      )
    }
    let skipped = results.filter { $0.outcome.isSkipped(foreign) }
    for result in skipped {
      try console.print("\(result.fileName): skipped, \(result.outcome.words)")
    }
    let unchanged = results.count { $0.outcome == .unchanged }
    let counts = [
      "\(results.count - failures.count - skipped.count) passed",
      unchanged > 0 ? "\(unchanged) of them unchanged" : nil,
      skipped.isEmpty ? nil : "\(skipped.count) skipped", "\(failures.count) failed",
    ]
    try console.print(counts.compactMap(\.self).joined(separator: ", "))
  }
}
