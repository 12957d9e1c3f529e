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
  /// Remembers a case by what its passing stands on.
  init(_ grounds: Grounds, on engine: Engine) {
    address = grounds.address(on: engine)
    goldens = grounds.goldens.map(\.name)
    questions = grounds.answers.map(\.question)
  }
}
