import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageRendering
import AfterimageReview

/// Goldens of several folders, compared, with the evidence that a run leaves for people.
struct GoldenComparison {
  /// The folders of the goldens.
  let paths: [String]
  /// The folder of the evidence.
  let evidence: EvidenceFolder
  /// The suites that could be read, in the order of their folders.
  private(set) var suites: [GoldenSuite] = []
  /// The results in the order of the cases.
  private(set) var reports: [GoldenReport] = []
  /// The same as a page shows them.
  private(set) var cases: [ReportCase] = []
  /// The folders that could not be read.
  private(set) var failures: [CommandFailure] = []

  /// Compares every case of some folders, and leaves what a person needs to judge the failures.
  ///
  /// - Parameters:
  ///   - given: the folders; `Goldens` where there are none.
  ///   - isForgetting: true to render every case, changed or not.
  ///   - isListing: true to print each failure with its files.
  init(
    _ arguments: Arguments, of given: [String], shard: Shard, foreign: ForeignRenderer,
    isForgetting: Bool, listing isListing: Bool, _ console: Console
  ) throws {
    paths = given.isEmpty ? ["Goldens"] : given
    let evidence = EvidenceFolder(try arguments[GoldenArguments.evidence])
    self.evidence = evidence
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let engine = Engine(with: try arguments[FontArguments.fonts])
    try refuse([evidence.path], over: paths)
    try saving { () throws(OutputFailure) in try evidence.clear() }
    let passed = PassedCases(in: evidence.path, on: engine, isForgotten: isForgetting)
    var runs: [(suite: GoldenSuite, run: GoldenRun)] = []
    for path in paths {
      do {
        let suite = try GoldenArguments.suite(path, arguments, knowing: passed)
        runs.append((suite, Self.run(suite, shard, crew, pipeline, console)))
      } catch let failure as CommandFailure { failures.append(failure) }
    }
    guard !runs.isEmpty else { throw CommandFailure(failures) }
    suites = runs.map(\.suite)
    for (suite, run) in runs {
      let own = try Self.report(
        run.results, of: suite, foreign, evidence, crew, pipeline, isListing ? console : nil)
      let entries = suite.entriesByGolden
      cases += own.map { $0.reportCase(of: $0.result.golden.flatMap { entries[$0] }) }
      reports += own
    }
    Self.remember(runs, in: passed, console)
  }

  /// What the run has found, for people to look at.
  func report(_ arguments: Arguments) throws -> Report {
    Report(
      title: paths.joined(separator: ", "),
      tool: "\(Tool.afterimage.name) \(Tool.afterimage.version)",
      libraries: RenderFingerprint.current(with: try arguments[FontArguments.fonts]), cases: cases)
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

  /// Leaves what a person needs to judge the failures, tells them and why, and reports all results.
  private static func report(
    _ results: [GoldenResult], of suite: GoldenSuite, _ foreign: ForeignRenderer,
    _ evidence: EvidenceFolder, _ crew: Crew, _ pipeline: Pipeline, _ console: Console?
  ) throws -> [GoldenReport] {
    var reports = results.map { GoldenReport(result: $0, folder: suite.folder, foreign: foreign) }
    let failures = reports.indices.filter { !results[$0].outcome.isAcceptable(foreign) }
    let unused = results.filter { $0.outcome == .unused }.compactMap(\.golden)
    let cases = Dictionary(suite.cases.map { ($0.name, $0) }) { first, _ in first }
    try crew.work(on: failures.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      let result = results[failures[index]]
      let files = Result { () throws(OutputFailure) in
        try evidence.leave(for: result, in: suite.folder)
      }
      return (files: files, explained: explained(result, cases, unused, in: suite, pipeline))
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
    _ result: GoldenResult, _ cases: [String: GoldenSuite.ReadyCase], _ unused: [String],
    in suite: GoldenSuite, _ pipeline: Pipeline
  ) -> ExplainedCase? {
    guard result.sealed != nil, let name = result.caseName, let ready = cases[name] else {
      return nil
    }
    return try? pipeline.explain(result, of: ready, in: suite, unused: unused)
  }
}
