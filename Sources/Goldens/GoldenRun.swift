package import Afterimage
import AfterimageScreens

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
      findings += try artifacts(of: ready).map { suite.finding(of: $0) }
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
  fileprivate func finding(of artifact: Artifact) -> GoldenRun.Finding {
    let golden = try? readFile(at: folder.path(of: artifact.fileName)).get()
    let outcome: GoldenOutcome =
      switch artifact.content {
      case .picture where !isComparable: .notComparable
      case .picture, .text: artifact.compare(with: golden)
      }
    return GoldenRun.Finding(fileName: artifact.fileName, outcome: outcome, artifact: artifact)
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
  fileprivate var fileNames: [String] { golden.goldens.map { "\(name).\($0.rawValue)" } }
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
