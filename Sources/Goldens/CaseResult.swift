import Afterimage
import AfterimageGraphics

/// The result of a case: one for each of its goldens, and the key by which its passing is recognised.
struct CaseResult: Sendable {
  /// A result for each golden that the case asks for, or one for the case where it cannot be compared.
  let goldens: [GoldenResult]
  /// The digest of the settings that tell the case from others.
  let setting: Digest
  /// All that its passing depends on; nil where it was not rendered or has not passed.
  let cacheKey: CacheKey?
}

extension CaseResult {
  /// Compares what a case gives now with its goldens.
  init(of ready: GoldenSuite.ReadyCase, _ artifacts: [Artifact], in suite: GoldenSuite) {
    var goldens: [GoldenResult] = []
    var passed: [CacheKey.Golden] = []
    for fileName in ready.fileNames {
      let artifact = artifacts.first { $0.fileName == fileName }
      let golden = suite.folder.bytes(of: fileName)
      let outcome = artifact.map {
        suite.folder.compare($0, with: golden, isComparable: suite.isComparable)
      }
      goldens.append(
        GoldenResult(
          of: ready.name, fileName: fileName, outcome: outcome ?? .nothingToCompare,
          artifact: [.same, .notFetched].contains(outcome) ? nil : artifact))
      if outcome == .same, let golden {
        passed.append(CacheKey.Golden(name: fileName, content: Digest(of: golden)))
      }
    }
    self.goldens = goldens
    setting = ready.setting
    cacheKey = ready.answers.flatMap { answers in
      guard passed.count == goldens.count else { return nil }
      return CacheKey(setting: ready.setting, answers: answers, goldens: passed)
    }
  }

  /// The result of a case that cannot be drawn.
  init(of ready: GoldenSuite.ReadyCase, notDrawn error: PipelineError) {
    goldens = [GoldenResult(of: ready.name, fileName: nil, outcome: .notDrawn(error))]
    setting = ready.setting
    cacheKey = nil
  }
}

extension CaseResult {
  /// The same result with a failure besides, so that the case has not passed.
  func failing(with outcome: GoldenOutcome, of ready: GoldenSuite.ReadyCase) -> CaseResult {
    CaseResult(
      goldens: goldens + [GoldenResult(of: ready.name, fileName: nil, outcome: outcome)],
      setting: setting, cacheKey: nil)
  }
}

extension GoldenSuite.UnchangedCase {
  /// A result for each golden that the case asks for.
  var results: [GoldenResult] {
    passed.goldens.map { fileName in
      let name = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) }
      return GoldenResult(of: name, fileName: fileName, outcome: .unchanged)
    }
  }
}

extension GoldenSuite.FailedCase {
  /// The result of the case as a whole.
  var result: GoldenResult {
    GoldenResult(of: name, fileName: nil, outcome: .inputFailed(failure))
  }
}
