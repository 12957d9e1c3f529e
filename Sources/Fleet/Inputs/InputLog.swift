package import Afterimage
package import AfterimageScreens

/// The questions that one input asked of the files while it was read, with the answers; for the one thread that reads it.
package final class InputLog: @unchecked Sendable {
  private var answers: [Answer] = []
  private var known: [Question: Digest] = [:]
  private var isSteady = true

  /// Makes an empty log.
  package init() {}

  /// The answers in the order of the questions, each once; nil where a file changed while the input was read.
  package var answersIfSteady: [Answer]? { isSteady ? answers : nil }

  /// The files of the system, watched.
  package var files: InputFiles {
    InputFiles(
      read: { self.note(.itself, InputFiles.system.read($0)) },
      beside: { self.watch(InputFiles.system.beside($0, $1), as: .content) })
  }

  /// The files beside an input from which its strategy takes a picture, watched.
  package func coverFiles(beside path: String) -> ScreenFiles {
    watch(.beside(path), as: .cover)
  }

  private func watch(_ files: ScreenFiles, as kind: Question.Kind) -> ScreenFiles {
    var watched = files
    watched.read = { self.note(Question(kind: kind, path: $0), files.read($0)) }
    watched.list = { path in
      let names = files.list(path)
      self.note(Answer(question: Question(kind: .names, path: path), digest: Digest(of: names)))
      return names
    }
    return watched
  }

  private func note(
    _ question: Question, _ content: Result<[UInt8], FileFailure>
  ) -> Result<[UInt8], FileFailure> {
    note(Answer(question: question, digest: Digest(of: content)))
    return content
  }

  private func note(_ answer: Answer) {
    guard let earlier = known.updateValue(answer.digest, forKey: answer.question) else {
      return answers.append(answer)
    }
    isSteady = isSteady && earlier == answer.digest
  }
}
