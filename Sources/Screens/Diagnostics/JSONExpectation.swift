/// The tokens that the grammar of JSON asks for at a place.
package enum JSONExpectation: String, CaseIterable, Hashable, Sendable {
  case value
  case key
  case colon
  case commaOrClosingBrace
  case commaOrClosingBracket
  case endOfFile
}

/// The character in a token's place, told without quoting what may be a secret.
package enum FoundCharacter: Hashable, Sendable {
  /// A character of ASCII's punctuation.
  case punctuation(String)
  case letter
  case digit
  /// A control character, or a character outside ASCII.
  case other

  /// Says what a byte is.
  package init(_ byte: UInt8) {
    if byte.isLetter {
      self = .letter
    } else if byte.isDigit {
      self = .digit
    } else if (0x21...0x7E).contains(byte) {
      self = .punctuation(String(Unicode.Scalar(byte)))
    } else {
      self = .other
    }
  }
}
