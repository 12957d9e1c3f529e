import Afterimage
import AfterimageFleet
import AfterimageMasking
import AfterimageScreens

/// Reads the cases of a folder one after the other, and recognises those of which nothing has changed since they passed.
struct SuiteReader {
  /// The folder of the goldens.
  let folder: GoldenFolder
  /// The folder of the screens, relative to that of the goldens.
  let screens: String
  /// The engine that would render the cases; nil recognises none.
  let engine: Engine?
  /// The cases that have passed, by their settings.
  let passed: [Digest: PassedCase]
  private let files = AnsweredFiles()
  /// The screens that were read, which are the same under all traits.
  private var inputs: [String: WatchedInput] = [:]

  /// Makes a reader that has asked the files nothing yet.
  init(
    folder: GoldenFolder, screens: String, engine: Engine?, passed: [Digest: PassedCase]
  ) {
    self.folder = folder
    self.screens = screens
    self.engine = engine
    self.passed = passed
  }

  /// Recognises a case, or reads all that it names.
  mutating func entry(_ golden: GoldenCase) -> GoldenSuite.Entry {
    let setting = golden.setting(screens: screens)
    let path = "\(folder.path)/\(screens)/\(golden.subject.path)"
    if let unchanged = passed[setting], unchanged.isComplete(for: golden),
      let answers = answers(keeping: unchanged, setting, path)
    {
      return .unchanged(
        .init(golden: golden, setting: setting, passed: unchanged, answers: answers))
    }
    return read(golden, setting, path)
  }

  /// The present answers of the files of a case where nothing has changed since it passed; nil where something has.
  private func answers(
    keeping passed: PassedCase, _ setting: Digest, _ path: String
  ) -> [Answer]? {
    guard let engine else { return nil }
    var goldens: [CacheKey.Golden] = []
    for name in passed.goldens {
      guard let bytes = folder.bytes(of: name) else { return nil }
      goldens.append(CacheKey.Golden(name: name, content: Digest(of: bytes)))
    }
    let answers = files.answers(to: passed.questions, of: path)
    let cacheKey = CacheKey(setting: setting, answers: answers, goldens: goldens)
    return cacheKey.address(on: engine) == passed.address ? answers : nil
  }

  private mutating func read(
    _ golden: GoldenCase, _ setting: Digest, _ path: String
  ) -> GoldenSuite.Entry {
    let covers = InputLog()
    let strategy = Self.strategy(of: golden, at: path, covers)
    let read = Result { () throws(InputFailure) in try input(of: golden, at: path) }
    if case .success(let strategy) = strategy, case .success(let read) = read {
      let answers = [read.answers, covers.answersIfSteady].compactMap(\.self)
      return .ready(
        GoldenSuite.ReadyCase(
          golden: golden, input: read.input, strategy: strategy, setting: setting,
          answers: answers.count == 2 ? answers.flatMap(\.self) : nil))
    }
    return .failed(
      GoldenSuite.FailedCase(
        golden: golden, strategy: (try? strategy.get()) ?? nil, setting: setting,
        failure: InputFailure([read.failure, strategy.failure].compactMap(\.self))))
  }

  private static func strategy(
    of golden: GoldenCase, at path: String, _ covers: InputLog
  ) -> Result<ChosenStrategy?, InputFailure> {
    Result { () throws(StrategyError) in
      try golden.strategy.map { text throws(StrategyError) in
        try Strategy.choose(text, image: covers.coverFiles(beside: path).picture)
      }
    }
    .mapError { .invalid(["\(path): \($0)"]) }
  }

  private mutating func input(
    of golden: GoldenCase, at path: String
  ) throws(InputFailure) -> WatchedInput {
    if let known = inputs[path] { return known }
    let log = InputLog()
    // The variations of documents follow the case's device, whatever the scenario says.
    let input = try Input.load(path, from: log.files) { _ in golden.traits }.input
    let watched = WatchedInput(input: input, answers: log.answersIfSteady)
    if case .screen = golden.subject { inputs[path] = watched }
    return watched
  }

  /// An input with what was asked while it was read; nil where files changed meanwhile.
  private struct WatchedInput {
    let input: Input
    let answers: [Answer]?
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension InputFailure {
  /// Joins failures: `missing` where their only mistakes are missing files, else `invalid`.
  fileprivate init(_ failures: [InputFailure]) {
    let messages = failures.flatMap(\.messages)
    let isMissing = failures.allSatisfy { if case .missing = $0 { true } else { false } }
    self = isMissing ? .missing(messages) : .invalid(messages)
  }
}
