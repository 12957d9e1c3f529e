/// What texts add to an observation, as the sum of what their glyphs add.
final class Model {
  /// The glyphs.
  let ink: GlyphInk
  /// The pieces of the secret.
  let steps: Steps
  /// The lines of the secret.
  let lines: [LinePlace]
  /// The widths of characters in each line.
  let settings: [Setting]

  /// Puts glyphs and pieces together.
  ///
  /// - Parameter end: the distance from the start of the line behind which texts end, as none of their ink is seen; nil where they are seen to their ends.
  init(
    _ space: SecretSpace, lines: [LinePlace], settings: [Setting], ink: GlyphInk, end: Int?
  ) {
    (self.ink, self.lines, self.settings) = (ink, lines, settings)
    steps = Steps(space, lines: lines, settings: settings, ink: ink, end: end)
  }

  /// The same model with glyphs of its own, which do not change with this one's.
  func copy() -> Model {
    Model(ink: ink.copy(), steps: steps, lines: lines, settings: settings)
  }

  private init(ink: GlyphInk, steps: Steps, lines: [LinePlace], settings: [Setting]) {
    (self.ink, self.steps, self.lines, self.settings) = (ink, steps, lines, settings)
  }

  /// The pixels in a point.
  var scale: Double { ink.scale }
  /// The number of coordinates of the observation.
  var size: Int { ink.observation.size }

  /// What a whole text adds, of which each line shows a part.
  func vector(of parts: [String]) -> [Float] {
    var sum = [Float](repeating: 0, count: size)
    sum.withUnsafeMutableBufferPointer { sum in
      guard let sum = sum.baseAddress else { return }
      for (line, part) in parts.enumerated() {
        let (starts, width) = settings[line].places(Array(part))
        let first = -lines[line].lead(units: width)
        for (character, start) in zip(part, starts) {
          ink.add(
            1, line: line, character: ink.number(of: character),
            column: ink.column(first + start, line: line), to: sum)
        }
      }
    }
    return sum
  }

  /// Adds a multiple of what a piece adds where it begins.
  @inline(__always)
  func add(
    _ factor: Float, _ piece: Steps.Piece, step: Int, start: Int,
    to sum: UnsafeMutablePointer<Float>
  ) {
    let line = steps.line(of: step)
    for place in piece.characters.indices {
      ink.add(
        factor, line: line, character: piece.characters[place],
        column: ink.column(start + piece.starts[place], line: line), to: sum)
    }
  }
}
