/// A file of Swift source as it was parsed: what is written in it, without meaning.
package struct SwiftFile: Hashable, Sendable {
  /// What stands at the top of the file, in its order.
  package var statements: [Statement]
  /// What the parser could not make sense of, in the order of the file; a few at most.
  package var mistakes: [SyntaxMistake]

  /// Puts a file together.
  package init(statements: [Statement], mistakes: [SyntaxMistake] = []) {
    self.statements = statements
    self.mistakes = mistakes
  }
}

/// A place at which a file is not Swift.
package struct SyntaxMistake: Hashable, Sendable {
  /// The number of bytes before it in the file.
  package var offset: Int
  /// What the parser says of it.
  package var message: String

  /// Names a mistake at a place.
  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
