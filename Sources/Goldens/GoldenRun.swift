package import Afterimage

/// What one run over a suite found: for each golden its outcome, and what was seen.
package struct GoldenRun: Sendable {
  /// The findings: the goldens of each case in the order of the cases, then those that no case asks for.
  package let findings: [Finding]
  /// What was found out about the cases that were rendered.
  let judgements: [Judgement]

  /// One golden and what became of it, or a case that could not be compared at all.
  package struct Finding: Sendable {
    /// The name of the case; nil for a golden that no case asks for.
    package let caseName: String?
    /// The golden's file; nil for a case that could not be compared.
    package let golden: String?
    /// What became of it.
    package let outcome: GoldenOutcome
    /// What the case gives now; nil where that is as expected, where the golden has not been fetched, and where no case asks for it.
    package let artifact: Artifact?

    /// What messages call it: the golden's file, or else the case.
    package var fileName: String { golden ?? caseName ?? "" }

    /// Says what became of a golden, or of a case.
    package init(
      of caseName: String? = nil, fileName golden: String?, outcome: GoldenOutcome,
      artifact: Artifact?
    ) {
      self.caseName = caseName
      self.golden = golden
      self.outcome = outcome
      self.artifact = artifact
    }
  }

  /// A case that was rendered.
  struct Judgement {
    /// Tells the case from others.
    let setting: Digest
    /// What its passing stands on; nil where it has not passed.
    let grounds: Grounds?
  }

  /// The findings that a run may not end well with.
  package func failures(_ foreignRenderer: ForeignRenderer) -> [Finding] {
    findings.filter { !$0.outcome.isAcceptable(foreignRenderer) }
  }
}

extension Pipeline {
  /// Compares every case of a suite, or a part of them, with its goldens.
  ///
  /// - Parameters:
  ///   - shard: which part of how many; goldens that no case asks for are found by the first part.
  ///   - crew: shares the cases that are to be rendered; what comes out is the same for any number of jobs.
  ///   - progress: told of each rendered case, in their order: how many are done, of how many, and its name.
  package func run(
    _ suite: GoldenSuite, shard: Shard = .whole, by crew: Crew = Crew(jobs: 1),
    progress: (Int, Int, String) -> Void = { _, _, _ in }
  ) -> GoldenRun {
    let entries = suite.entries.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    let ready = entries.compactMap(\.ready)
    var verdicts: [Verdict] = []
    crew.work(on: ready.count, with: self, twins: twins) { index, pipeline in
      pipeline.verdict(on: ready[index], of: suite)
    } deliver: { index, verdict in
      verdicts.append(verdict)
      progress(verdicts.count, ready.count, ready[index].name)
    }
    let unused = shard.contains(0) ? suite.unused : []
    return GoldenRun(
      findings: findings(of: entries, verdicts) + unused, judgements: verdicts.map(\.judgement))
  }

  /// Makes what a case is compared by.
  package func artifacts(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [Artifact] {
    try artifacts(
      of: ready.golden, ready.input, strategy: ready.strategy, in: ready.golden.traits)
  }

  private func verdict(on ready: GoldenSuite.ReadyCase, of suite: GoldenSuite) -> Verdict {
    do throws(PipelineError) {
      let comparisons = suite.comparisons(of: ready, try artifacts(of: ready))
      return Verdict(
        findings: comparisons.map(\.finding), judgement: ready.judgement(by: comparisons))
    } catch {
      let finding = GoldenRun.Finding(
        of: ready.name, fileName: nil, outcome: .notDrawn(error), artifact: nil)
      return Verdict(
        findings: [finding], judgement: GoldenRun.Judgement(setting: ready.setting, grounds: nil))
    }
  }
}

/// What rendering a case has shown.
private struct Verdict {
  let findings: [GoldenRun.Finding]
  let judgement: GoldenRun.Judgement
}

/// The findings of entries, in their order.
///
/// - Parameter verdicts: those on the entries that were rendered.
private func findings(
  of entries: [GoldenSuite.Entry], _ verdicts: [Verdict]
) -> [GoldenRun.Finding] {
  var rest = verdicts[...]
  return entries.flatMap { entry in
    switch entry {
    case .unchanged(let unchanged): unchanged.findings
    case .failed(let failed): [failed.finding]
    case .ready: rest.popFirst()?.findings ?? []
    }
  }
}

/// A finding with the golden that it was found by.
private struct Comparison {
  let finding: GoldenRun.Finding
  let golden: [UInt8]?
}

extension GoldenSuite {
  /// A comparison for each golden that a case asks for.
  fileprivate func comparisons(of ready: ReadyCase, _ artifacts: [Artifact]) -> [Comparison] {
    ready.fileNames.map { fileName in
      let artifact = artifacts.first { $0.fileName == fileName }
      let golden = folder.bytes(of: fileName)
      let outcome = artifact.map { folder.compare($0, with: golden, isComparable: isComparable) }
      let finding = GoldenRun.Finding(
        of: ready.name, fileName: fileName, outcome: outcome ?? .nothingToCompare,
        artifact: [.same, .notFetched].contains(outcome) ? nil : artifact)
      return Comparison(finding: finding, golden: golden)
    }
  }

  /// A finding for each golden that no case asks for.
  fileprivate var unused: [GoldenRun.Finding] {
    ((try? unusedGoldens()) ?? []).map {
      GoldenRun.Finding(fileName: $0, outcome: .unused, artifact: nil)
    }
  }
}

extension GoldenSuite.ReadyCase {
  /// The names of the goldens that the case asks for.
  var fileNames: [String] { golden.goldens.map { "\(name).\($0.rawValue)" } }

  fileprivate func judgement(by comparisons: [Comparison]) -> GoldenRun.Judgement {
    let goldens = comparisons.compactMap { comparison in
      comparison.finding.outcome == .same ? comparison.golden : nil
    }
    guard let answers, goldens.count == comparisons.count else {
      return GoldenRun.Judgement(setting: setting, grounds: nil)
    }
    let named = zip(comparisons, goldens).map { comparison, bytes in
      Grounds.Golden(name: comparison.finding.fileName, content: Digest(of: bytes))
    }
    return GoldenRun.Judgement(
      setting: setting, grounds: Grounds(setting: setting, answers: answers, goldens: named))
  }
}

extension GoldenSuite.UnchangedCase {
  /// A finding for each golden that the case asks for.
  fileprivate var findings: [GoldenRun.Finding] {
    passed.goldens.map { fileName in
      let name = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) }
      return GoldenRun.Finding(of: name, fileName: fileName, outcome: .unchanged, artifact: nil)
    }
  }
}
