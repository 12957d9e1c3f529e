/// The quotations on a line of Ruby, as CocoaPods' files are written, with what stands before each.
struct RubyWords {
  /// A quotation, and the text between it and the one before.
  let words: [(before: String, text: String)]
  /// What stands behind the last of them.
  let rest: String

  /// Takes a line apart, up to a comment.
  init(_ line: some StringProtocol) {
    var (words, before, quoted) = ([(before: String, text: String)](), "", "")
    var mark: Character?
    for character in line {
      if let own = mark {
        if character == own {
          words.append((before, quoted))
          (before, quoted, mark) = ("", "", nil)
        } else {
          quoted.append(character)
        }
      } else if character == "'" || character == "\"" {
        mark = character
      } else if character == "#" {
        break
      } else {
        before.append(character)
      }
    }
    (self.words, rest) = (words, before)
  }

  /// The statements of a file, of which each may take several lines.
  static func statements(_ bytes: [UInt8]) -> [String] {
    var statements: [String] = []
    var isOpen = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = RubyWords.withoutComment(line)
      if isOpen, let last = statements.popLast() {
        statements.append(last + " " + line)
      } else {
        statements.append(line)
      }
      isOpen = statements.last.map { isContinued($0) } ?? false
    }
    return statements
  }

  private static func isContinued(_ statement: String) -> Bool {
    guard statement.utf8.count < 16_384 else { return false }
    let words = RubyWords(statement)
    let plain = words.words.map(\.before).joined() + words.rest
    // Nothing stands behind a quotation that ends the statement.
    let last = (words.words.isEmpty ? plain : words.rest).last { !$0.isWhitespace }
    return last == "," || last == "=" || last == "["
      || plain.count { $0 == "[" } > plain.count { $0 == "]" }
  }

  private static func withoutComment(_ line: Substring) -> String {
    var mark: Character?
    let end = line.firstIndex { character in
      if let own = mark {
        if character == own { mark = nil }
        return false
      }
      if character == "'" || character == "\"" { mark = character }
      return character == "#"
    }
    let content = end.map { line[..<$0] } ?? line
    return String(content.drop { $0.isWhitespace })
  }
}
