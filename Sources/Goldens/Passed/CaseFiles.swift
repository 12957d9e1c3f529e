import Afterimage
import AfterimageScreens

/// The present answers of the files to what cases asked when they passed, each asked once in a run.
struct CaseFiles {
  private var answers: [String: [Question: Digest]] = [:]

  /// The present answers of the files to the questions of the case at a path.
  mutating func answers(to questions: [Question], of path: String) -> [Answer] {
    let file = DocumentReference(path)?.file ?? path
    var known = answers.removeValue(forKey: file) ?? [:]
    defer { answers[file] = known }
    return questions.map { question in
      if let digest = known[question] { return Answer(question: question, digest: digest) }
      let digest = Self.ask(question, of: file)
      known[question] = digest
      return Answer(question: question, digest: digest)
    }
  }

  private static func ask(_ question: Question, of file: String) -> Digest {
    // The circumstances decide how documents are understood, not what is read.
    let files = Input.files(beside: file, in: Traits(device: .standard))
    return switch question.kind {
    case .itself: Digest(of: InputFiles.system.read(file))
    case .content: Digest(of: files.read(question.path))
    case .names: Digest(of: files.list(question.path))
    case .cover: Digest(of: ScreenFiles.beside(file).read(question.path))
    }
  }
}
