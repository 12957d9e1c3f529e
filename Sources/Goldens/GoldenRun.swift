package import Afterimage

/// What one run over a suite found: for each golden its outcome, and what was seen.
package struct GoldenRun: Sendable {
  /// The findings: the goldens of each case in the order of the cases, then those that no case asks for.
  package let findings: [Finding]
  /// What was found out about the cases that were rendered.
  let judgements: [Judgement]

  /// One golden and what became of it.
  package struct Finding: Sendable {
    /// The name of the golden's file.
    package let fileName: String
    /// What became of it.
    package let outcome: GoldenOutcome
    /// What the case gives now; nil where that is as expected, and where no case asks for the golden.
    package let artifact: Artifact?

    /// Says what became of a golden.
    package init(fileName: String, outcome: GoldenOutcome, artifact: Artifact?) {
      self.fileName = fileName
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
  ///   - progress: told before each case how many are done.
  package func run(
    _ suite: GoldenSuite, shard: Shard = .whole, progress: (Int, String) -> Void = { _, _ in }
  ) throws(PipelineError) -> GoldenRun {
    var findings: [GoldenRun.Finding] = []
    var judgements: [GoldenRun.Judgement] = []
    var expected: Set<String> = []
    for (index, entry) in suite.entries.enumerated() {
      expected.formUnion(entry.fileNames)
      guard shard.contains(index) else { continue }
      switch entry {
      case .unchanged(let unchanged): findings += unchanged.findings
      case .ready(let ready):
        progress(index, ready.name)
        let comparisons = suite.comparisons(of: ready, try artifacts(of: ready))
        findings += comparisons.map(\.finding)
        judgements.append(ready.judgement(by: comparisons))
      }
    }
    if shard.contains(0) { findings += suite.unused(besides: expected) }
    return GoldenRun(findings: findings, judgements: judgements)
  }

  /// Makes what a case is compared by.
  package func artifacts(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [Artifact] {
    try artifacts(
      of: ready.golden, ready.input, strategy: ready.strategy, in: ready.golden.traits)
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
        fileName: fileName, outcome: outcome ?? .nothingToCompare,
        artifact: outcome == .same ? nil : artifact)
      return Comparison(finding: finding, golden: golden)
    }
  }

  fileprivate func unused(besides expected: Set<String>) -> [GoldenRun.Finding] {
    let names = (try? folder.names()) ?? []
    return names.filter { !expected.contains($0) }.map {
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
    passed.goldens.map { GoldenRun.Finding(fileName: $0, outcome: .unchanged, artifact: nil) }
  }
}

/// A part of the cases, so that several machines can share them.
package struct Shard: Hashable, Sendable {
  private let index: Int
  private let count: Int

  /// All cases.
  package static let whole = Shard(index: 0, count: 1)

  private init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `I/N`, the Ith of N parts; nil unless 1 <= I <= N.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1 <= index, index <= count
    else { return nil }
    self.init(index: index - 1, count: count)
  }

  /// True where a case belongs to the part.
  func contains(_ place: Int) -> Bool { place % count == index }
}
