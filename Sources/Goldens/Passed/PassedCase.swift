/// A case that has passed: at which address, and what leads to it.
struct PassedCase: Hashable {
  /// The address of all that it stood on.
  let address: Digest
  /// The names of its goldens.
  let goldens: [String]
  /// What it asked of the files.
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

  /// Remembers a case by what its passing stands on.
  init(_ grounds: Grounds, on engine: Engine) {
    address = grounds.address(on: engine)
    goldens = grounds.goldens.map(\.name)
    questions = grounds.answers.map(\.question)
  }
}
