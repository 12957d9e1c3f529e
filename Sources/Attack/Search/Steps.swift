/// The pieces of a secret in the order in which they are looked for, and how they follow one another.
struct Steps: Sendable {
  /// The pieces of each step.
  let steps: [[Piece]]
  private let places: [Place]
  /// The distance from the start of the line behind which a text ends; nil where texts are seen to their ends.
  private let end: Int?

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
    /// True for the end of a text whose length is not known, behind which nothing comes.
    let isEnd: Bool
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
    /// How likely the pieces are behind one another.
    let letters: LetterModel?
    /// True where its pieces are no characters but the places at which the line can begin.
    var isStart = false
    /// True in a line whose search began with its start.
    var hasStart = false
    /// True for the last step of a line.
    var endsLine = false
  }

  /// Measures the pieces of a secret.
  init(
    _ space: SecretSpace, lines: [LinePlace], settings: [Setting], ink: GlyphInk, end: Int?
  ) {
    self.end = end
    var (steps, places): ([[Piece]], [Place]) = ([], [])
    for (line, range) in space.lines.enumerated() where lines.indices.contains(line) {
      let hasStart = range.count > 1 && lines[line].dependsOnWidth
      let isBackward = range.count > 1 && lines[line].share == 1 && !hasStart
      let own = space.steps[range].map { pieces in
        (pieces + (end == nil ? [] : [""])).map { Piece($0, setting: settings[line], ink: ink) }
      }
      if hasStart {
        steps.append(Self.starts(of: own, in: lines[line], scale: ink.scale))
        places.append(
          Place(
            line: line, isBackward: false, beginsLine: true, isWholeLine: false,
            beginsSecret: space.beginsNextSecret(range.lowerBound), letters: nil, isStart: true))
      }
      steps += isBackward ? own.reversed() : own
      places += range.map { step in
        let isFirst = step == range.lowerBound && !hasStart
        return Place(
          line: line, isBackward: isBackward, beginsLine: isFirst, isWholeLine: range.count == 1,
          beginsSecret: isFirst && space.beginsNextSecret(step),
          letters: space.letters(ofLine: line),
          hasStart: hasStart, endsLine: step == range.upperBound - 1)
      }
    }
    (self.steps, self.places) = (steps, places)
  }

  /// The places at which a line can begin, a pixel of its width apart.
  private static func starts(of steps: [[Piece]], in line: LinePlace, scale: Double) -> [Piece] {
    let pixel = Setting.unitsPerPoint / scale
    let widths = steps.map { $0.map(\.width) }
    let (least, most) = (
      widths.reduce(0) { $0 + ($1.min() ?? 0) }, widths.reduce(0) { $0 + ($1.max() ?? 0) }
    )
    // A pixel more at both ends is what kerning may add or take.
    let pixels = Int(Double(least) / pixel) - 1...Int(Double(most) / pixel) + 2
    return pixels.map { count in
      Piece(start: -line.lead(units: Int((Double(count) * pixel).rounded())))
    }
  }

  /// True for a step whose pieces are the places at which a line can begin.
  func isStart(_ step: Int) -> Bool { places[step].isStart }

  /// False where a piece ends a line that begins at a place, and a text of its width begins elsewhere.
  func mayEnd(
    with piece: Piece, step: Int, from start: Int, at pen: Int, in line: LinePlace, scale: Double
  ) -> Bool {
    guard places[step].hasStart, piece.isEnd || places[step].endsLine else { return true }
    // Starts lie half a pixel apart or more.
    let error = -line.lead(units: pen - start) - start
    return Double(error.magnitude) <= Setting.unitsPerPoint / scale / 4 + 2
  }

  /// False where a text goes on though none of it is seen any more, or ends before that; of texts that are seen to their ends each may.
  @inline(__always)
  func mayFollow(_ piece: Piece, at pen: Int) -> Bool {
    end.map { piece.isEnd == (pen > $0) } ?? true
  }

  /// The natural logarithm of how likely a piece of a step is beside a character, negated; 0 where each is as likely as any other.
  @inline(__always)
  func cost(of piece: Int, step: Int, beside last: Character?) -> Float {
    guard let letters = places[step].letters else { return 0 }
    return places[step].isBackward
      ? letters.cost(of: piece, before: last) : letters.cost(of: piece, behind: last)
  }

  /// A piece of a step by chance, as likely as it is beside a character.
  ///
  /// - Parameter pen: where the pen stands before it.
  func randomPiece(
    step: Int, beside last: Character?, at pen: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Piece {
    // The end that is not seen is the last piece.
    if let end {
      let last = steps[step].count - 1
      return steps[step][pen > end ? last : Int.random(in: 0..<last, using: &generator)]
    }
    let number =
      places[step].letters?.random(behind: last, using: &generator)
      ?? Int.random(in: steps[step].indices, using: &generator)
    return steps[step][number]
  }

  /// A character that may stand before a step by chance; nil where what follows does not depend on it.
  func randomEdge(step: Int, using generator: inout some RandomNumberGenerator) -> Character? {
    guard let letters = places[step].letters else { return nil }
    return letters.text(upTo: Int.random(in: 1...8, using: &generator), using: &generator).last
  }

  /// A step of the same line before which the same is likely to follow: of a text whose length is not known the first.
  func representative(of step: Int) -> Int {
    guard places[step].letters != nil else { return step }
    let line = places[step].line
    return places[..<step].firstIndex { $0.line == line && $0.letters != nil } ?? step
  }

  /// The first step behind the line of a step.
  func nextLine(behind step: Int) -> Int {
    let line = places[step].line
    return places[step...].firstIndex { $0.line != line } ?? places.count
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
    _ piece: Piece, step: Int, behind last: Character?, pen: Int, in line: LinePlace,
    setting: Setting
  ) -> (start: Int, pen: Int) {
    if places[step].isStart { return (piece.width, piece.width) }
    if places[step].isWholeLine { return (-line.lead(units: piece.width), 0) }
    if piece.isEnd { return (pen, pen) }
    if places[step].isBackward {
      let kern = last.map { setting.kern(piece.ends.last, $0) } ?? 0
      return (pen - kern - piece.width, pen - kern - piece.width)
    }
    let kern = last.map { setting.kern($0, piece.ends.first) } ?? 0
    return (pen + kern, pen + kern + piece.width)
  }

  /// The character that the next piece of the line stands beside; nil for none.
  func edge(of piece: Piece, step: Int) -> Character? {
    if places[step].isStart { return nil }
    return places[step].isBackward ? piece.ends.first : piece.ends.last
  }
}

extension Steps.Piece {
  /// A place at which a line can begin, before its anchor where it is negative.
  fileprivate init(start: Int) {
    (text, characters, starts, width, ends, isEnd) = ("", [], [], start, (" ", " "), false)
  }

  /// Measures a piece.
  fileprivate init(_ text: String, setting: Setting, ink: GlyphInk) {
    (starts, width) = setting.places(Array(text))
    self.text = text
    characters = text.map(ink.number)
    ends = (text.first ?? " ", text.last ?? " ")
    isEnd = text.isEmpty
  }
}
