import Afterimage

/// What was made of inputs before, on this machine or another one, found again as long as nothing changes that it depends on.
///
/// Of an input two things are kept. Under all that is known before it is read, its own bytes included, are the questions that it
/// asked of the files; under these with the present answers is the product. Whoever reads the same input asks the same questions
/// as long as the answers are the same, so a product that is found is what would be made.
package struct ProductCache: Sendable {
  private let results: ResultCache
  private let engine: Digest
  private let subject: Digest
  private let files: AnsweredFiles

  /// Opens a cache for inputs that are read alike; nil where the engine cannot be told from another.
  ///
  /// - Parameters:
  ///   - subject: all that products depend on beside the engine and the inputs: what is made, and how inputs are understood.
  ///   - root: the folder that files are taken from; nil is each input's own.
  package init?(
    _ results: ResultCache, on engine: Engine?, for subject: Digest, root: String? = nil
  ) {
    guard let engine else { return nil }
    self.results = results
    (self.engine, self.subject, files) = (engine.digest, subject, AnsweredFiles(root: root))
  }

  /// What was made of an input before.
  package struct Product: Codable, Hashable, Sendable {
    /// What was made, encoded.
    package let body: [UInt8]
    /// What it took, in microseconds of one thread.
    package let microseconds: Int

    /// Describes a product.
    package init(body: [UInt8], microseconds: Int) {
      (self.body, self.microseconds) = (body, microseconds)
    }
  }

  /// What was made of the input at a path, with the answers that it rests on; nil where nothing is known of it as it is now.
  package func product(of path: String) -> (product: Product, answers: [Answer])? {
    let first = files.answers(to: [.itself], of: path)
    guard let kept: [Question] = results.value(under: key(of: path, first)), kept.first == .itself
    else {
      return nil
    }
    let answers = files.answers(to: kept, of: path)
    guard let product: Product = results.value(under: key(of: path, answers, part: "")) else {
      return nil
    }
    return (product, answers)
  }

  /// What was made of a part of the input at a path before; nil where nothing is known of it.
  ///
  /// - Parameters:
  ///   - part: its name, as that of a scene.
  ///   - answers: what the product of the whole rests on.
  package func product(
    of path: String, part: String, restingOn answers: [Answer]
  ) -> Product? {
    results.value(under: key(of: path, answers, part: part))
  }

  /// Keeps what was made of a part of the input at a path.
  ///
  /// - Parameter answers: what the files answered while it was read; nil where one changed meanwhile, of which nothing is kept.
  package func keep(
    _ product: Product, of path: String, part: String, restingOn answers: [Answer]?
  ) {
    guard let answers else { return }
    results.keep(product, under: key(of: path, answers, part: part))
  }

  /// Keeps what was made of the input at a path.
  ///
  /// - Parameter answers: what the files answered while it was read; nil where one changed meanwhile, of which nothing is kept.
  package func keep(_ product: Product, of path: String, restingOn answers: [Answer]?) {
    guard let answers, let first = answers.first, first.question == .itself else {
      return
    }
    results.keep(product, under: key(of: path, answers, part: ""))
    results.keep(answers.map(\.question), under: key(of: path, [first]))
  }

  /// The key of a product, or of the questions where no part is named; the whole has an empty name.
  private func key(of path: String, _ answers: [Answer], part: String? = nil) -> Digest {
    Digest { digester in
      digester.add(part == nil ? "afterimage questions 1" : "afterimage product 2")
      digester.add(part ?? "")
      digester.add(engine)
      digester.add(subject)
      digester.add(path)
      digester.add(answers)
    }
  }
}

extension Digester {
  /// Adds questions with their answers.
  package mutating func add(_ answers: [Answer]) {
    add(answers.count)
    for answer in answers {
      add(answer.question.kind.rawValue)
      add(answer.question.path)
      add(answer.digest)
    }
  }
}
