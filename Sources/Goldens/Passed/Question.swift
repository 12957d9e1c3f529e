import Afterimage
import AfterimageScreens

/// Something that was asked of the files while a case was read.
struct Question: Hashable {
  /// The question.
  let kind: Kind
  /// The name in it; nothing for the case's own file.
  let path: String

  /// The case's own file.
  static let itself = Question(kind: .itself, path: "")

  /// The kinds of questions, by their words in a file.
  enum Kind: String, CaseIterable {
    /// The content of the case's own file.
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
  init?(word: ArraySlice<UInt8>) {
    guard let kind = Self.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = kind
  }
}

/// A question with the digest of its answer.
struct Answer: Hashable {
  /// The question.
  let question: Question
  /// The digest of the content, of the names, or of the reason why there are none.
  let digest: Digest
}

extension Digest {
  /// Digests what reading a file gave.
  init(of content: Result<[UInt8], FileFailure>) {
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

  /// Digests the names in a folder.
  init(of names: [String]?) {
    self.init { digester in
      digester.add(names?.count ?? -1)
      for name in names ?? [] { digester.add(name) }
    }
  }
}
