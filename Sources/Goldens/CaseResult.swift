import Afterimage
import AfterimageFleet
import AfterimageGraphics

/// The result of a case: one for each of its goldens, and the memory of its passing.
package struct CaseResult: Codable, Sendable {
  /// A result for each golden that the case asks for, or one for the case where it cannot be compared.
  package let goldens: [GoldenResult]
  /// The digest of the settings that tell the case from others.
  let setting: Digest
  /// What recognises the case as long as nothing changes; nil where it has not passed, or where nothing recognises it.
  let passed: PassedCase?
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
    self.passed = passed.count == goldens.count ? suite.passing(of: ready, with: passed) : nil
  }

  /// The result of a case that cannot be drawn.
  init(of ready: GoldenSuite.ReadyCase, notDrawn error: PipelineError) {
    let outcome = GoldenOutcome.notDrawn(error.description, isOfInput: error.isOfInput)
    self.init(
      goldens: [GoldenResult(of: ready.name, fileName: nil, outcome: outcome)],
      setting: ready.setting, passed: nil)
  }

  /// The same result with a failure besides, so that the case has not passed.
  func failing(with outcome: GoldenOutcome, of ready: GoldenSuite.ReadyCase) -> CaseResult {
    CaseResult(
      goldens: goldens + [GoldenResult(of: ready.name, fileName: nil, outcome: outcome)],
      setting: setting, passed: nil)
  }
}

extension GoldenSuite {
  /// What recognises a case that passes with goldens; nil where nothing does.
  fileprivate func passing(of ready: ReadyCase, with goldens: [CacheKey.Golden]) -> PassedCase? {
    guard let engine, let answers = ready.answers else { return nil }
    return PassedCase(
      CacheKey(setting: ready.setting, answers: answers, goldens: goldens), on: engine)
  }

  /// The result of a case that has passed on another machine as it is here; nil where that is not known.
  func sharedResult(of ready: ReadyCase) -> CaseResult? {
    guard let shared else { return nil }
    var goldens: [CacheKey.Golden] = []
    for name in ready.fileNames {
      guard let bytes = folder.bytes(of: name) else { return nil }
      goldens.append(CacheKey.Golden(name: name, content: Digest(of: bytes)))
    }
    guard let passing = passing(of: ready, with: goldens),
      let known: PassedCase = shared.value(under: passing.address), known == passing
    else { return nil }
    return UnchangedCase(
      golden: ready.golden, setting: ready.setting, passed: passing, answers: ready.answers ?? []
    ).result
  }
}

extension GoldenSuite.UnchangedCase {
  /// A result for each golden that the case asks for.
  var result: CaseResult {
    let goldens = passed.goldens.map { fileName in
      let name = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) }
      return GoldenResult(of: name, fileName: fileName, outcome: .unchanged)
    }
    return CaseResult(goldens: goldens, setting: setting, passed: passed)
  }
}

extension GoldenSuite.FailedCase {
  /// The result of the case as a whole.
  var result: CaseResult {
    CaseResult(
      goldens: [GoldenResult(of: name, fileName: nil, outcome: .inputFailed(failure))],
      setting: setting, passed: nil)
  }
}
