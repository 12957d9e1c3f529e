import Afterimage
import AfterimageMasking
import AfterimageScreens

/// Reads the cases of a folder one after the other, and recognises those of which nothing has changed since they passed.
struct SuiteReader {
  /// The folder of the goldens.
  let folder: GoldenFolder
  /// The folder of the screens, relative to that of the goldens.
  let screens: String
  /// What would render the cases; nil recognises none.
  let engine: Engine?
  /// What is remembered of cases that have passed, by their settings.
  let passed: [Digest: PassedCase]
  private var files = CaseFiles()

  /// Begins with nothing asked yet.
  init(
    folder: GoldenFolder, screens: String, engine: Engine?, passed: [Digest: PassedCase]
  ) {
    self.folder = folder
    self.screens = screens
    self.engine = engine
    self.passed = passed
  }

  /// Recognises a case, or reads all that it names.
  mutating func entry(_ golden: GoldenCase) throws(InputFailure) -> GoldenSuite.Entry {
    let setting = golden.setting(screens: screens)
    let path = "\(folder.path)/\(screens)/\(golden.subject.path)"
    if let unchanged = passed[setting], isUnchanged(unchanged, setting, path) {
      return .unchanged(.init(golden: golden, setting: setting, passed: unchanged))
    }
    return .ready(try ready(golden, setting, path))
  }

  private mutating func isUnchanged(
    _ passed: PassedCase, _ setting: Digest, _ path: String
  ) -> Bool {
    guard let engine else { return false }
    var goldens: [Grounds.Golden] = []
    for name in passed.goldens {
      guard let bytes = folder.bytes(of: name) else { return false }
      goldens.append(Grounds.Golden(name: name, content: Digest(of: bytes)))
    }
    let answers = files.answers(to: passed.questions, of: path)
    let grounds = Grounds(setting: setting, answers: answers, goldens: goldens)
    return grounds.address(on: engine) == passed.address
  }

  private func ready(
    _ golden: GoldenCase, _ setting: Digest, _ path: String
  ) throws(InputFailure) -> GoldenSuite.ReadyCase {
    let log = InputLog()
    // The variations of documents follow the case's device, whatever the scenario says.
    let input = try Input.load(path, from: log.files) { _ in golden.traits }.input
    do throws(StrategyError) {
      let strategy = try golden.strategy.map { text throws(StrategyError) in
        try Strategy.choose(text, image: log.coverFiles(beside: path).picture)
      }
      return GoldenSuite.ReadyCase(
        golden: golden, input: input, strategy: strategy, setting: setting,
        answers: log.answersIfSteady)
    } catch {
      throw .invalid(["\(path): \(error)"])
    }
  }
}
