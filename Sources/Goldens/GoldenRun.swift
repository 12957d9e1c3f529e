package import Afterimage
import AfterimageFleet

/// The results of one run over a suite, or over a part of it.
package struct GoldenRun: Sendable {
  /// The results of the cases, in their order.
  package let cases: [CaseResult]
  /// A result for each golden that no case asks for.
  package let unused: [GoldenResult]
  /// What each case took, in microseconds of one thread; none where that is not known.
  package var microseconds: [Int] = []

  /// Puts the results of cases together.
  package init(cases: [CaseResult], unused: [GoldenResult]) {
    (self.cases, self.unused) = (cases, unused)
  }

  /// The goldens of each case in the order of the cases, then those that no case asks for.
  package var results: [GoldenResult] { cases.flatMap(\.goldens) + unused }

  /// The results that make the run fail.
  package func failures(_ foreignRenderer: ForeignRenderer) -> [GoldenResult] {
    results.filter { !$0.outcome.isAcceptable(foreignRenderer) }
  }
}

/// A result of a case, and what it took in microseconds of one thread.
private typealias TimedResult = (result: CaseResult, microseconds: Int)

extension Pipeline {
  /// Compares every case of a suite, or a part of them, with its goldens.
  ///
  /// - Parameters:
  ///   - places: the places of the cases that are compared; without, all are, and goldens that no case asks for are found.
  ///   - crew: shares the cases that are to be rendered; what comes out is the same for any number of jobs.
  ///   - progress: told of each rendered case, in their order: how many are done, of how many, and its name.
  package func run(
    _ suite: GoldenSuite, only places: [Int]? = nil, by crew: Crew = Crew(jobs: 1),
    progress: (Int, Int, String) -> Void = { _, _, _ in }
  ) -> GoldenRun {
    let entries = places.map { $0.map { suite.entries[$0] } } ?? suite.entries
    let ready = entries.compactMap(\.ready)
    var rendered: [TimedResult] = []
    crew.work(on: ready.count, with: self, pool: pool) { index, pipeline in
      let clock = ThreadClock()
      let result = pipeline.result(of: ready[index], in: suite)
      return (result: result, microseconds: clock.microseconds)
    } deliver: { index, result in
      rendered.append(result)
      progress(rendered.count, ready.count, ready[index].name)
    }
    let results = results(of: entries, rendered)
    var run = GoldenRun(
      cases: results.map(\.result), unused: places == nil ? suite.unusedResults : [])
    run.microseconds = results.map(\.microseconds)
    return run
  }

  /// Makes the artifacts of a case.
  package func artifacts(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [Artifact] {
    try artifacts(
      of: ready.golden, ready.input, strategy: ready.strategy, in: ready.golden.traits)
  }

  private func result(of ready: GoldenSuite.ReadyCase, in suite: GoldenSuite) -> CaseResult {
    if let passed = suite.sharedResult(of: ready) { return passed }
    do throws(PipelineError) {
      let compared = CaseResult(of: ready, try artifacts(of: ready), in: suite)
      let leaks = try brokenRequirements(of: ready)
      guard leaks.isEmpty else { return compared.failing(with: .leaks(leaks), of: ready) }
      if let passed = compared.passed { suite.shared?.keep(passed, under: passed.address) }
      return compared
    } catch {
      return CaseResult(of: ready, notDrawn: error)
    }
  }

  /// The results of entries, in their order, of which some were rendered.
  private func results(
    of entries: [GoldenSuite.Entry], _ rendered: [TimedResult]
  ) -> [TimedResult] {
    var rest = rendered[...]
    return entries.compactMap { entry in
      switch entry {
      case .unchanged(let unchanged): (unchanged.result, 0)
      case .failed(let failed): (failed.result, 0)
      case .ready: rest.popFirst()
      }
    }
  }
}

extension GoldenSuite {
  /// A result for each golden that no case asks for.
  package var unusedResults: [GoldenResult] {
    ((try? unusedGoldens()) ?? []).map { GoldenResult(fileName: $0, outcome: .unused) }
  }
}
