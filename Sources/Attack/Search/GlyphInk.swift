import Afterimage
import AfterimageGraphics

/// What each glyph adds to an observation wherever it stands, worked out once for each place.
final class GlyphInk {
  /// The observation.
  let observation: Observation
  /// The point of each line at which a pen stands that has not moved.
  private let starts: [Double]
  /// The pixels in a point.
  let scale: Double
  private var characters: [Character: Int] = [:]
  private var folded: [[Glyph?]] = []
  private var places: [Int32] = []
  private var values: [Float] = []
  private let columns: Int
  private let visibility: Visibility?
  private var whitening: Whitening?

  /// A character of a line: its patch, and the same folded to the observation.
  private struct Glyph {
    let ink: InkPatch
    let patch: FoldedPatch
  }

  /// The columns by which a pen may stand outside the picture.
  private static let outside = 256

  /// Begins with no glyphs.
  ///
  /// - Parameters:
  ///   - columns: the width of the picture in pixels.
  ///   - alphabet: the characters that there are.
  ///   - visibility: how much of their ink shows; nil where all of it does.
  init(
    _ observation: Observation, lines: [LinePlace], columns: Int, scale: Double,
    alphabet: [Character], seenThrough visibility: Visibility?,
    patch: (LinePlace, Character) throws(AttackError) -> InkPatch
  ) throws(AttackError) {
    (self.observation, self.scale, self.visibility) = (observation, scale, visibility)
    starts = lines.map { $0.anchor + $0.sample.font.tracking / 2 }
    self.columns = columns + 2 * Self.outside
    for character in alphabet { characters[character] = characters.count }
    for line in lines {
      var glyphs: [Glyph?] = []
      for character in alphabet {
        glyphs.append(character == " " ? nil : glyph(try patch(line, character)))
      }
      folded.append(glyphs)
    }
    places = Array(repeating: -1, count: lines.count * alphabet.count * self.columns)
  }

  private func glyph(_ ink: InkPatch) -> Glyph {
    Glyph(ink: ink, patch: observation.folded(ink, row: ink.top))
  }

  /// The same glyphs, for a use of their own.
  func copy() -> GlyphInk { GlyphInk(self) }

  private init(_ other: GlyphInk) {
    (observation, starts, scale) = (other.observation, other.starts, other.scale)
    visibility = other.visibility
    (characters, folded, columns) = (other.characters, other.folded, other.columns)
    places = Array(repeating: -1, count: other.places.count)
  }

  /// Makes errors of the observation independent from here on.
  func whiten(by whitening: Whitening) {
    self.whitening = whitening
    places = Array(repeating: -1, count: places.count)
    values = []
  }

  /// True where ink is brighter than what lies beneath it.
  var isBright: Bool {
    folded.joined().reduce(0) { $0 + ($1?.patch.rows.values.reduce(0, +) ?? 0) } > 0
  }

  /// The number of a character of the alphabet.
  func number(of character: Character) -> Int { characters[character] ?? 0 }

  /// The column on which a pen stands, at a distance from its line's anchor in 1024ths of a point.
  func column(_ units: Int, line: Int) -> Int {
    Int(((starts[line] + Double(units) / Setting.unitsPerPoint) * scale + 0.5).rounded(.down))
  }

  /// Where what a glyph adds begins among all that is known; nil for a blank.
  private func start(_ line: Int, _ character: Int, _ column: Int) -> Int? {
    guard let glyph = folded[line][character] else { return nil }
    let column = min(max(column + Self.outside, 0), columns - 1)
    let place = (line * characters.count + character) * columns + column
    if places[place] >= 0 { return Int(places[place]) }
    let raw = reduced(glyph, column: column - Self.outside)
    let start = values.count
    values += whitening?.apply(to: raw) ?? raw
    places[place] = Int32(start)
    return start
  }

  /// What a glyph adds where the pen stands in a column of the picture.
  private func reduced(_ glyph: Glyph, column: Int) -> [Float] {
    let first = column + glyph.ink.left
    guard let visibility, !visibility.isWhole(in: first..<first + glyph.ink.width) else {
      return observation.reduced(glyph.patch, column: first)
    }
    let ink = glyph.ink.seen(through: visibility, column: column)
    return observation.reduced(observation.folded(ink, row: ink.top), column: first)
  }

  /// Adds a multiple of what a glyph adds to a sum.
  @inline(__always)
  func add(
    _ factor: Float, line: Int, character: Int, column: Int,
    to sum: UnsafeMutablePointer<Float>
  ) {
    guard let start = start(line, character, column) else { return }
    let size = observation.size
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return }
      AfterimageAttack.add(factor, times: first + start, to: sum, size)
    }
  }
}
