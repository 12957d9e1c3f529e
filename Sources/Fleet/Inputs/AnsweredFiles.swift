import Afterimage
import AfterimageGraphics
import AfterimageScreens

/// The present answers of the files to what inputs asked when they were read before, each asked once in a run; for any threads.
package final class AnsweredFiles: @unchecked Sendable {
  private let lock = Lock()
  private let root: String?
  private var answers: [Place: Digest] = [:]

  /// A question, with the input that asks where that makes a difference: files beside one input lie beside all of its folder.
  private struct Place: Hashable {
    let input: String
    let question: Question
  }

  /// Asks nothing yet.
  ///
  /// - Parameter root: the folder that files are taken from; nil is each input's own.
  package init(root: String? = nil) {
    self.root = root
  }

  /// The present answers of the files to the questions of the input at a path.
  package func answers(to questions: [Question], of path: String) -> [Answer] {
    let file = DocumentReference(path)?.file ?? path
    return questions.map { question in
      // Of a document more may be read than of another file in its folder.
      let kind = DocumentReference(file) == nil ? "" : "#"
      let input = question.kind == .itself ? file : OutputFiles.folder(of: file) + kind
      let place = Place(input: input, question: question)
      if let digest = lock.withLock({ answers[place] }) {
        return Answer(question: question, digest: digest)
      }
      let digest = ask(question, of: file)
      lock.withLock { answers[place] = digest }
      return Answer(question: question, digest: digest)
    }
  }

  private func ask(_ question: Question, of file: String) -> Digest {
    // The circumstances decide how documents are understood, not what is read.
    let files = Input.files(beside: file, root: root, in: Traits(device: .standard))
    return switch question.kind {
    case .itself: Digest(of: InputFiles.system.read(file))
    case .content: Digest(of: files.read(question.path))
    case .names: Digest(of: files.list(question.path))
    case .cover: Digest(of: ScreenFiles.beside(file).read(question.path))
    }
  }
}
