package import Afterimage

/// The results of one run over a suite.
package struct GoldenRun: Sendable {
  /// The goldens of each case in the order of the cases, then those that no case asks for.
  package let results: [GoldenResult]
  /// The results of the cases that were rendered.
  let rendered: [CaseResult]

  /// The results that make the run fail.
  package func failures(_ foreignRenderer: ForeignRenderer) -> [GoldenResult] {
    results.filter { !$0.outcome.isAcceptable(foreignRenderer) }
  }
}

extension Pipeline {
  /// Compares every case of a suite, or a part of them, with its goldens.
  ///
  /// - Parameters:
  ///   - shard: the part of the cases that is compared; goldens that no case asks for are found by the first part.
  ///   - crew: shares the cases that are to be rendered; what comes out is the same for any number of jobs.
  ///   - progress: told of each rendered case, in their order: how many are done, of how many, and its name.
  package func run(
    _ suite: GoldenSuite, shard: Shard = .whole, by crew: Crew = Crew(jobs: 1),
    progress: (Int, Int, String) -> Void = { _, _, _ in }
  ) -> GoldenRun {
    let entries = suite.entries.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    let ready = entries.compactMap(\.ready)
    var rendered: [CaseResult] = []
    crew.work(on: ready.count, with: self, pool: pool) { index, pipeline in
      pipeline.result(of: ready[index], in: suite)
    } deliver: { index, result in
      rendered.append(result)
      progress(rendered.count, ready.count, ready[index].name)
    }
    let unused = shard.contains(0) ? suite.unusedResults : []
    return GoldenRun(results: suite.results(of: entries, rendered) + unused, rendered: rendered)
  }

  /// Makes the artifacts of a case.
  package func artifacts(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [Artifact] {
    try artifacts(
      of: ready.golden, ready.input, strategy: ready.strategy, in: ready.golden.traits)
  }

  private func result(of ready: GoldenSuite.ReadyCase, in suite: GoldenSuite) -> CaseResult {
    do throws(PipelineError) {
      let compared = CaseResult(of: ready, try artifacts(of: ready), in: suite)
      let leaks = try brokenRequirements(of: ready)
      return leaks.isEmpty ? compared : compared.failing(with: .leaks(leaks), of: ready)
    } catch {
      return CaseResult(of: ready, notDrawn: error)
    }
  }
}

extension GoldenSuite {
  /// The results of entries, in their order.
  ///
  /// - Parameter rendered: those of the entries that were rendered.
  fileprivate func results(of entries: [Entry], _ rendered: [CaseResult]) -> [GoldenResult] {
    var rest = rendered[...]
    return entries.flatMap { entry in
      switch entry {
      case .unchanged(let unchanged): unchanged.results
      case .failed(let failed): [failed.result]
      case .ready: rest.popFirst()?.goldens ?? []
      }
    }
  }

  /// A result for each golden that no case asks for.
  fileprivate var unusedResults: [GoldenResult] {
    ((try? unusedGoldens()) ?? []).map { GoldenResult(fileName: $0, outcome: .unused) }
  }
}
