package import AfterimageScreens

/// A question to the files that was asked while an input was read.
package struct Question: Codable, Hashable {
  /// The kind of the question.
  package let kind: Kind
  /// The path that is asked for; empty for the input's own file.
  package let path: String

  /// Asks something.
  package init(kind: Kind, path: String) {
    (self.kind, self.path) = (kind, path)
  }

  /// The question for the input's own file.
  package static let itself = Question(kind: .itself, path: "")

  /// The kinds of questions, by their words in a file.
  package enum Kind: String, CaseIterable, Codable {
    /// The content of the input's own file.
    case itself = "self"
    /// The content of a file that it names.
    case content = "read"
    /// The names in a folder.
    case names = "list"
    /// The content of a picture that the strategy names.
    case cover
  }
}

extension Question.Kind {
  /// The kind that a word stands for.
  package init?(word: ArraySlice<UInt8>) {
    guard let kind = Self.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = kind
  }
}

/// A question with the digest of its answer.
package struct Answer: Hashable {
  /// The question that was answered.
  package let question: Question
  /// The digest of the content, of the names, or of the reason why there are none.
  package let digest: Digest

  /// Notes an answer.
  package init(question: Question, digest: Digest) {
    (self.question, self.digest) = (question, digest)
  }
}

extension Digest {
  /// Digests the content of a file, or the reason why it cannot be read.
  package init(of content: Result<[UInt8], FileFailure>) {
    switch content {
    case .success(let bytes):
      self.init { digester in
        digester.add(bytes.count)
        digester.add(bytes)
      }
    case .failure(let failure):
      self.init { digester in
        digester.add(-1)
        digester.add("\(failure)")
      }
    }
  }

  /// Digests the names in a folder, or that there are none.
  package init(of names: [String]?) {
    self.init { digester in
      digester.add(names?.count ?? -1)
      for name in names ?? [] { digester.add(name) }
    }
  }
}
