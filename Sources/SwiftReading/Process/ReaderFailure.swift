/// Why source does not become trees.
package enum ReaderFailure: Error, Hashable, Sendable {
  /// The program is not there; the folder in which it was looked for.
  case missing(folder: String)
  /// The program cannot be started, for a reason in the system's words.
  case notStarted(program: String, reason: String)
  /// A file for what the program reads and writes cannot be made, for a reason in the system's words.
  case noScratch(folder: String, reason: String)
  /// The program has ended itself with a code; what it said.
  case refused(code: Int, said: String)
  /// The program was ended by a signal.
  case crashed(signal: Int)
  /// The answer ends within a tree, or has another number of trees than there were files.
  case cutOff(trees: Int, files: Int)
  /// A tree of the answer is none of this format.
  case badTree
}

extension ReaderFailure: CustomStringConvertible {
  /// The failure as a sentence with a way out, without a full stop.
  package var description: String {
    switch self {
    case .missing(let folder):
      "Swift source is read by \(ReaderProgram.name), which stands on the parser of a Swift"
        + " toolchain and is not in \(folder); 'make build' and 'make install' build it where there"
        + " is a toolchain, and everything else works without it"
    case .notStarted(let program, let reason): "\(program) cannot be started: \(reason)"
    case .noScratch(let folder, let reason):
      "no file can be made in \(folder) for what \(ReaderProgram.name) reads and writes: \(reason)"
    case .refused(let code, let said):
      "\(ReaderProgram.name) ended with \(code)" + (said.isEmpty ? "" : ": \(said)")
        + "; build it again with 'make build'"
    case .crashed(let signal): "\(ReaderProgram.name) was ended by signal \(signal)"
    case .cutOff(let trees, let files):
      "\(ReaderProgram.name) made \(trees) whole trees of \(files) files; build it again with"
        + " 'make build'"
    case .badTree:
      "\(ReaderProgram.name) makes trees of another version; build it again with 'make build'"
    }
  }
}
