import Afterimage
import AfterimageFleet
import AfterimageGoldens

/// Goldens of several folders, read and ready to be compared, case by case.
struct GoldenWork {
  /// The folders of the goldens.
  let paths: [String]
  /// The folder of the evidence.
  let evidence: EvidenceFolder
  /// The cases of the folders that can be read, in their order.
  let suites: [GoldenSuite]
  /// The folders that cannot be read.
  let failures: [CommandFailure]
  /// What has passed before.
  let passed: PassedCases
  /// The threads that share the work.
  let crew: Crew
  /// What they work with.
  let pipeline: Pipeline

  /// What was made of one case.
  struct Product: Codable, Sendable {
    /// Its results.
    let result: CaseResult
    /// Why each of its goldens differs; nil where that was not asked, or cannot be told.
    var explained: [ExplainedCase?]
    /// What it took, in microseconds of one thread.
    var microseconds = 0

    /// A time is not what was made.
    private enum CodingKeys: CodingKey {
      case result, explained
    }

    /// False where no share has made it: each golden may be explained, and lies in its folder, so that evidence for it leaves none.
    var isSound: Bool {
      explained.count == result.goldens.count
        && result.goldens.compactMap(\.golden).allSatisfy { !$0.utf8.contains(UInt8(ascii: "/")) }
    }
  }

  /// Reads the cases of folders.
  ///
  /// - Parameters:
  ///   - given: the folders; `Goldens` where there are none.
  ///   - isForgetting: true to render every case, changed or not.
  ///   - results: what has passed on other machines; nil where nobody shares it.
  init(
    _ arguments: Arguments, of given: [String], isForgetting: Bool, sharing results: ResultCache?
  ) throws {
    paths = given.isEmpty ? ["Goldens"] : given
    evidence = EvidenceFolder(try arguments[GoldenArguments.evidence])
    pipeline = try FontArguments.pipeline(arguments)
    crew = try JobArguments.crew(arguments)
    try refuse([evidence.path], over: paths)
    var passed = PassedCases(
      in: evidence.path, on: Engine(with: try arguments[FontArguments.fonts]),
      isForgotten: isForgetting)
    passed.shared = results
    self.passed = passed
    var suites: [GoldenSuite] = []
    var failures: [CommandFailure] = []
    for path in paths {
      do { suites.append(try GoldenArguments.suite(path, arguments, knowing: passed)) } catch let
        failure as CommandFailure
      { failures.append(failure) }
    }
    guard !suites.isEmpty else { throw CommandFailure(failures) }
    (self.suites, self.failures) = (suites, failures)
  }

  /// The cases of all folders as pieces of work.
  var units: [WorkUnit] {
    suites.flatMap { suite in
      suite.entries.map { WorkUnit(name: "\(suite.folder.path)/\($0.name)", size: 1) }
    }
  }

  /// The digests of all that the results of cases rest on; nil where a file changed while it was read.
  var bases: [Digest?] { suites.flatMap { suite in suite.entries.map { suite.basis(of: $0) } } }

  /// Compares cases with their goldens, and says why they differ.
  ///
  /// - Parameter places: the places of the cases among all units, in their order.
  func compare(_ places: [Int], _ foreign: ForeignRenderer, _ console: Console) -> [Product] {
    rangedSuites.flatMap { suite, range in
      compare(
        places.filter(range.contains).map { $0 - range.lowerBound }, of: suite, foreign, console)
    }
  }

  /// The suites with the places of their cases among all units.
  var rangedSuites: [(suite: GoldenSuite, places: Range<Int>)] {
    var first = 0
    return suites.map { suite in
      defer { first += suite.entries.count }
      return (suite, first..<first + suite.entries.count)
    }
  }

  private func compare(
    _ places: [Int], of suite: GoldenSuite, _ foreign: ForeignRenderer, _ console: Console
  ) -> [Product] {
    let progress = ProgressLine(on: console)
    defer { progress.clear() }
    let run = pipeline.run(suite, only: places, by: crew) { progress.show($0, of: $1, $2) }
    var products = zip(run.cases, run.microseconds).map { result, microseconds in
      Product(
        result: result, explained: result.goldens.map { _ in nil }, microseconds: microseconds)
    }
    let unused = suite.unusedResults.compactMap(\.golden)
    let failures = products.indices.flatMap { product in
      run.cases[product].goldens.indices
        .filter { !run.cases[product].goldens[$0].outcome.isAcceptable(foreign) }
        .map { (product: product, golden: $0) }
    }
    crew.work(on: failures.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      let failure = failures[index]
      return Self.explained(
        run.cases[failure.product].goldens[failure.golden],
        suite.entries[places[failure.product]], unused, in: suite, pipeline)
    } deliver: { index, explained in
      products[failures[index].product].explained[failures[index].golden] = explained
    }
    return products
  }

  /// Why a golden differs; nil where there is nothing that it differs from, and where that cannot be told.
  private static func explained(
    _ result: GoldenResult, _ entry: GoldenSuite.Entry, _ unused: [String],
    in suite: GoldenSuite, _ pipeline: Pipeline
  ) -> ExplainedCase? {
    guard result.sealed != nil, case .ready(let ready) = entry else { return nil }
    return try? pipeline.explain(result, of: ready, in: suite, unused: unused)
  }
}
