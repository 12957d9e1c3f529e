/// The pieces of a secret in the order in which they are looked for, and how they follow one another.
struct Steps: Sendable {
  /// The pieces of each step.
  let steps: [[Piece]]
  /// True where the search goes from the end of the text to its start.
  let isBackward: Bool
  /// True where each step stands in a line of its own.
  let hasOwnLines: Bool

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

  /// Measures the pieces of a secret.
  init(_ space: SecretSpace, lines: [LinePlace], settings: [Setting], ink: GlyphInk) {
    hasOwnLines = space.hasOwnViews
    isBackward = !hasOwnLines && lines.first?.share == 1
    let steps = space.steps.enumerated().map { place, pieces in
      let setting = settings[space.hasOwnViews ? place : 0]
      return pieces.compactMap { text -> Piece? in
        guard let first = text.first, let last = text.last else { return nil }
        let (starts, width) = setting.places(Array(text))
        return Piece(
          text: text, characters: text.map(ink.number), starts: starts, width: width,
          ends: (first, last))
      }
    }
    self.steps = isBackward ? steps.reversed() : steps
  }

  /// The line of a step.
  func line(of step: Int) -> Int { hasOwnLines ? step : 0 }

  /// Where a piece begins, and where the pen stands behind it.
  @inline(__always)
  func place(
    _ piece: Piece, behind last: Character?, pen: Int, share: Double, setting: Setting
  ) -> (start: Int, pen: Int) {
    if hasOwnLines { return (-Int((share * Double(piece.width)).rounded()), 0) }
    if isBackward {
      let kern = last.map { setting.kern(piece.ends.last, $0) } ?? 0
      return (pen - kern - piece.width, pen - kern - piece.width)
    }
    let kern = last.map { setting.kern($0, piece.ends.first) } ?? 0
    return (pen + kern, pen + kern + piece.width)
  }

  /// The character that the next piece stands beside.
  func edge(of piece: Piece) -> Character { isBackward ? piece.ends.first : piece.ends.last }
}
