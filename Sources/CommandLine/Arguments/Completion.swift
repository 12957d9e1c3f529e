/// The completions that a shell offers where a value is due.
package enum Completion: Sendable, Equatable {
  /// Nothing.
  case none
  /// One of these words.
  case words([String])
  /// Files whose names end with one of these, written without the first dot; any file for no ending.
  case files(endings: [String])
  /// Folders.
  case folders
}
