import Afterimage
import AfterimageScreens

extension [ReadFile] {
  /// The files that an input was read from; none where one changed meanwhile, which nothing can be said of.
  ///
  /// - Parameter path: the input; a document's scene stands behind `#`.
  package init(_ answers: [Answer]?, of path: String) {
    let file = DocumentReference(path)?.file ?? path
    let folder = OutputFiles.folder(of: file)
    self = (answers ?? []).map { answer in
      let name = answer.question.path
      let place = name.isEmpty ? file : name.hasPrefix("/") ? name : "\(folder)/\(name)"
      return ReadFile(path: place, content: answer.digest.hexadecimal)
    }
  }
}

extension ReadFile {
  /// Reads a file, and notes what is in it.
  package init(read path: String) {
    self.init(path: path, content: Digest(of: readFile(at: path)).hexadecimal)
  }
}
