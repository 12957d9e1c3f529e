/// The pieces of a secret in the order in which they are looked for, and how they follow one another.
struct Steps: Sendable {
  /// The pieces of each step.
  let steps: [[Piece]]
  private let places: [Place]

  /// A piece of a text.
  struct Piece: Sendable {
    /// Its characters.
    let text: String
    /// The numbers of the characters in the alphabet.
    let characters: [Int]
    /// Where they begin, from its start.
    let starts: [Int]
    /// Its width.
    let width: Int
    /// The first and the last character.
    let ends: (first: Character, last: Character)
  }

  /// Where a step stands in the text.
  private struct Place {
    let line: Int
    /// True where the search goes from the end of the line to its start.
    let isBackward: Bool
    /// True for the step that the search in the line begins with.
    let beginsLine: Bool
    /// True for the only step of its line.
    let isWholeLine: Bool
    /// True where another secret begins with it.
    let beginsSecret: Bool
  }

  /// Measures the pieces of a secret.
  init(_ space: SecretSpace, lines: [LinePlace], settings: [Setting], ink: GlyphInk) {
    var (steps, places): ([[Piece]], [Place]) = ([], [])
    for (line, range) in space.lines.enumerated() where lines.indices.contains(line) {
      let isBackward = range.count > 1 && lines[line].share == 1
      let own = space.steps[range].map { pieces in
        pieces.compactMap { Piece($0, setting: settings[line], ink: ink) }
      }
      steps += isBackward ? own.reversed() : own
      places += range.map { step in
        Place(
          line: line, isBackward: isBackward, beginsLine: step == range.lowerBound,
          isWholeLine: range.count == 1, beginsSecret: space.beginsNextSecret(step))
      }
    }
    (self.steps, self.places) = (steps, places)
  }

  /// The line of a step.
  func line(of step: Int) -> Int { places[step].line }

  /// True where the search in the line of a step goes from its end to its start.
  func isBackward(_ step: Int) -> Bool { places[step].isBackward }

  /// True where the pen stands at the beginning of a line before a step, whatever comes before it.
  func beginsLine(_ step: Int) -> Bool { places[step].beginsLine }

  /// A beginning of a text with a piece of a step more; what lies in other lines stays as it is.
  func text(_ text: String, with piece: Piece, step: Int) -> String {
    guard places[step].isBackward, !places[step].beginsLine else {
      return text + (places[step].beginsSecret ? "\n" : "") + piece.text
    }
    let start = text.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    return text[..<start] + piece.text + text[start...]
  }

  /// Where a piece begins, and where the pen stands behind it.
  @inline(__always)
  func place(
    _ piece: Piece, step: Int, behind last: Character?, pen: Int, share: Double, setting: Setting
  ) -> (start: Int, pen: Int) {
    if places[step].isWholeLine { return (-Int((share * Double(piece.width)).rounded()), 0) }
    if places[step].isBackward {
      let kern = last.map { setting.kern(piece.ends.last, $0) } ?? 0
      return (pen - kern - piece.width, pen - kern - piece.width)
    }
    let kern = last.map { setting.kern($0, piece.ends.first) } ?? 0
    return (pen + kern, pen + kern + piece.width)
  }

  /// The character that the next piece of the line stands beside.
  func edge(of piece: Piece, step: Int) -> Character {
    places[step].isBackward ? piece.ends.first : piece.ends.last
  }
}

extension Steps.Piece {
  /// Measures a piece; nil for one without a character.
  fileprivate init?(_ text: String, setting: Setting, ink: GlyphInk) {
    guard let first = text.first, let last = text.last else { return nil }
    (starts, width) = setting.places(Array(text))
    self.text = text
    characters = text.map(ink.number)
    ends = (first, last)
  }
}
