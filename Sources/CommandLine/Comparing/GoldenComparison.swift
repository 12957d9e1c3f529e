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
  /// The results in the order of the cases.
  private(set) var reports: [GoldenReport] = []
  /// The same as a page shows them.
  private(set) var cases: [ReportCase] = []
  /// The folders that could not be read.
  let failures: [CommandFailure]

  /// Takes over what was made of all cases, and leaves what a person needs to judge the failures.
  ///
  /// - Parameters:
  ///   - products: what was made of each case that was compared.
  ///   - places: the places of these cases among the work's units, in their order; nil where they are all.
  ///   - isListing: true to print each failure with its files.
  init(
    _ work: GoldenWork, _ products: [GoldenWork.Product], at places: [Int]? = nil,
    _ foreign: ForeignRenderer, listing isListing: Bool, _ console: Console
  ) throws {
    (paths, evidence, failures) = (work.paths, work.evidence, work.failures)
    try saving { () throws(OutputFailure) in
      // Other shares may leave theirs in the same folder at the same time.
      let own = products.flatMap(\.result.goldens).compactMap(\.golden)
      try places == nil ? work.evidence.clear() : work.evidence.clear(of: own)
    }
    var rest = products[...]
    var runs: [(suite: GoldenSuite, run: GoldenRun)] = []
    for (suite, range) in work.rangedSuites {
      let own = rest.prefix(places?.count(where: range.contains) ?? range.count)
      rest = rest.dropFirst(own.count)
      let run = GoldenRun(
        cases: own.map(\.result), unused: places == nil ? suite.unusedResults : [])
      runs.append((suite, run))
      let explained = own.flatMap(\.explained) + run.unused.map { _ in nil }
      let told = try Self.told(
        zip(run.results, explained).map { result, explained in
          GoldenReport(
            result: result, folder: suite.folder, foreign: foreign, explained: explained)
        }, work, isListing ? console : nil)
      let entries = suite.entriesByGolden
      cases += told.map { $0.reportCase(of: $0.result.golden.flatMap { entries[$0] }) }
      reports += told
    }
    Self.remember(runs, in: work.passed, console)
  }

  /// What the run has found, for people to look at.
  func report(_ arguments: Arguments) throws -> Report {
    Report(
      title: paths.joined(separator: ", "),
      tool: Tool.afterimage.title,
      libraries: RenderFingerprint.current(with: try arguments[FontArguments.fonts]), cases: cases)
  }

  /// Writes down what has passed; that it cannot be written changes no verdict.
  private static func remember(
    _ runs: [(suite: GoldenSuite, run: GoldenRun)], in passed: PassedCases, _ console: Console
  ) {
    do throws(OutputFailure) { try passed.remember(runs) } catch {
      console.say("\(error); the next run renders every case")
    }
  }

  /// Leaves what a person needs to judge the failures, and tells them and why.
  private static func told(
    _ reports: [GoldenReport], _ work: GoldenWork, _ console: Console?
  ) throws -> [GoldenReport] {
    var reports = reports
    let failures = reports.filter(\.isFailure)
    let places = reports.indices.filter { reports[$0].isFailure }
    let evidence = work.evidence
    try work.crew.work(on: failures.count, with: work.pipeline, pool: work.pipeline.pool) {
      index, _ in
      Result { () throws(OutputFailure) in
        try evidence.leave(for: failures[index].result, in: failures[index].folder)
      }
    } deliver: { index, left in
      for line in failures[index].lines { try console?.print(line) }
      let files = try saving { () throws(OutputFailure) in try left.get() }
      for file in files { try console?.print("    \(file.path)") }
      reports[places[index]].evidence = files
    }
    return reports
  }
}
