import AfterimageFleet

/// What a command has made of one file, with what was read for it and what it took.
struct FileProduct<File: Codable & Sendable>: Sendable {
  /// What was made.
  var file: File
  /// What was read for it; nil where a file changed meanwhile.
  var answers: [Answer]? = []
  /// What it took, in microseconds of one thread.
  var microseconds = 0
  /// True where it came out of the cache.
  private(set) var isKnown = false

  /// Begins with what nothing has been read for.
  init(_ file: File) {
    self.file = file
  }
}

extension FileProduct {
  /// What was made of a file before; nil where that is not known.
  init?(of given: GivenFile, in cache: ProductCache?) {
    guard let cache, given.failure == nil, let found = cache.product(of: given.path),
      let file = CBOR.product(File.self, in: found.product.body)
    else { return nil }
    (self.file, answers) = (file, found.answers)
    (microseconds, isKnown) = (found.product.microseconds, true)
  }

  /// Keeps what was made of the file at a path.
  func keep(in cache: ProductCache, as path: String) {
    guard let body = try? CBOR(encoding: file).encoded else { return }
    cache.keep(.init(body: body, microseconds: microseconds), of: path, restingOn: answers)
  }

  /// The same, ready for a record.
  ///
  /// - Parameter covers: the digests of the pictures that strategies have for covers.
  func recorded(with covers: [Digest]) throws -> Share.Made {
    let recorded = RecordedFile(file: file, questions: (answers ?? []).map(\.question))
    let basis = answers.map { Digest(of: $0, covers) }
    return (try CBOR(encoding: recorded).encoded, basis, microseconds)
  }
}

/// What a share leaves of one file: what was made, and what was asked of the files for it.
struct RecordedFile<File: Codable & Sendable>: Codable, Sendable {
  /// What was made.
  let file: File
  /// The questions, of whose answers the record has a digest.
  let questions: [Question]
}

extension MergedRecords {
  /// Hands over what shares have made of files, in their order; at last ends the command where some files are no longer as they were.
  ///
  /// - Parameter given: finds the files as they are now.
  func forEachFile<File: Codable & Sendable>(
    of given: (Console) throws -> GivenFiles, _ arguments: Arguments, _ console: Console,
    take: (File) throws -> Void
  ) throws {
    let covers = try StrategyArguments.coverDigests(in: arguments)
    let files = AnsweredFiles(root: try arguments[InputArguments.root])
    // What came by the standard input does not come again: the records say what it was.
    let isListed = try arguments[ShareArguments.list] == ShareArguments.standardInput
    let given = isListed ? nil : try given(console)
    var currency = RecordCurrency()
    for index in 0..<count {
      let (unit, made) = try made(RecordedFile<File>.self, at: index)
      let answers = files.answers(to: made.questions, of: unit.name)
      let name = given.map { index < $0.all.count ? $0.all[index].path : nil } ?? unit.name
      currency.note(unit, name, Digest(of: answers, covers), in: self)
      try take(made.file)
    }
    try currency.end(given?.all.count ?? count, in: self)
  }
}

extension Digest {
  /// The digest of all that was read for a file.
  fileprivate init(of answers: [Answer], _ covers: [Digest]) {
    self.init { digester in
      digester.add(answers)
      for cover in covers { digester.add(cover) }
    }
  }
}
