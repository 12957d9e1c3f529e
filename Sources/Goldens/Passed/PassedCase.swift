import AfterimageFleet

/// A case that has passed, with its address and the questions that lead to it.
struct PassedCase: Codable, Hashable {
  /// The digest of its cache key.
  let address: Digest
  /// The names of its goldens.
  let goldens: [String]
  /// The questions that it asked of the files.
  let questions: [Question]
}

extension PassedCase {
  /// True where it names the case's own file and all its goldens: a line that asks for less passes nothing.
  func isComplete(for golden: GoldenCase) -> Bool {
    let stem = golden.name(strategy: nil) + "."
    return questions.contains(.itself) && goldens.count == golden.goldens.count
      && zip(goldens, golden.goldens).allSatisfy { name, kind in
        name.hasPrefix(stem) && name.hasSuffix(".\(kind.rawValue)")
      }
  }

  /// Remembers a case by its cache key.
  init(_ cacheKey: CacheKey, on engine: Engine) {
    address = cacheKey.address(on: engine)
    goldens = cacheKey.goldens.map(\.name)
    questions = cacheKey.answers.map(\.question)
  }
}
