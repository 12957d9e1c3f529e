package import Afterimage

/// What one run over a suite found: for each golden its outcome, and what was seen.
package struct GoldenRun: Sendable {
  /// The findings: the goldens of each case in the order of the cases, then those that no case asks for.
  package let findings: [Finding]

  /// One golden and what became of it.
  package struct Finding: Sendable {
    /// The name of the golden's file.
    package let fileName: String
    /// What became of it.
    package let outcome: GoldenOutcome
    /// What the case gives now; nil where no case asks for the golden.
    package let artifact: Artifact?

    /// Says what became of a golden.
    package init(fileName: String, outcome: GoldenOutcome, artifact: Artifact?) {
      self.fileName = fileName
      self.outcome = outcome
      self.artifact = artifact
    }
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
    var expected: Set<String> = []
    for (index, ready) in suite.cases.enumerated() {
      expected.formUnion(ready.fileNames)
      guard shard.contains(index) else { continue }
      progress(index, ready.name)
      findings += suite.findings(of: ready, try artifacts(of: ready))
    }
    if shard.contains(0) { findings += suite.unused(besides: expected) }
    return GoldenRun(findings: findings)
  }

  /// Makes what a case is compared by.
  package func artifacts(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [Artifact] {
    try artifacts(
      of: ready.golden, ready.input, strategy: ready.strategy, in: ready.golden.traits)
  }
}

extension GoldenSuite {
  /// A finding for each golden that a case asks for.
  fileprivate func findings(of ready: ReadyCase, _ artifacts: [Artifact]) -> [GoldenRun.Finding] {
    ready.fileNames.map { fileName in
      let artifact = artifacts.first { $0.fileName == fileName }
      let outcome = artifact.map { folder.compare($0, isComparable: isComparable) }
      return GoldenRun.Finding(
        fileName: fileName, outcome: outcome ?? .nothingToCompare, artifact: artifact)
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
