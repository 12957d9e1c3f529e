import Afterimage
import AfterimageGraphics
import AfterimageRendering

/// How wide characters are beside each other, in 1024ths of a point.
final class Setting {
  /// The parts of a point in which widths are counted, those of Pango.
  static let unitsPerPoint = 1024.0
  private let measurer: TextMeasurer
  private let font: Font
  private var widths: [Character: Int] = [:]
  private var kerns: [Pair: Int] = [:]

  private struct Pair: Hashable {
    let left: Character
    let right: Character
  }

  /// Sets characters in a font as a pipeline does.
  init(_ font: Font, by pipeline: Pipeline) {
    measurer = pipeline.text.measurer
    self.font = font
  }

  /// The width of a text, in points.
  func points(_ text: String) -> Double {
    measurer.lines(Paragraph(text: text, font: font)).reduce(0) { $0 + $1.width }
  }

  private func units(_ text: String) -> Int { Int((points(text) * Self.unitsPerPoint).rounded()) }

  /// The advance of a character that stands alone.
  func advance(_ character: Character) -> Int {
    if let known = widths[character] { return known }
    // The measurer drops blanks at the end of a line.
    let width = character == " " ? units("0 0") - 2 * units("0") : units(String(character))
    widths[character] = width
    return width
  }

  /// By how much a character moves another that follows it.
  func kern(_ left: Character, _ right: Character) -> Int {
    guard left != " ", right != " " else { return 0 }
    let pair = Pair(left: left, right: right)
    if let known = kerns[pair] { return known }
    let kern = units("\(left)\(right)") - advance(left) - advance(right)
    kerns[pair] = kern
    return kern
  }

  /// The place of each character of a text from its start, and the width of the whole.
  func places(_ text: some Collection<Character>) -> (starts: [Int], width: Int) {
    var (starts, pen, last) = ([Int](), 0, Character?.none)
    for character in text {
      pen += last.map { kern($0, character) } ?? 0
      starts.append(pen)
      pen += advance(character)
      last = character
    }
    return (starts, pen)
  }
}
