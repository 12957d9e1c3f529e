import AfterimageGraphics
import AfterimageRendering
import Testing

struct TextMeasuringTests {
  private let font = Font(size: 17)

  private func lines(
    _ text: String, width: Double? = nil, limit: Int = 0, truncation: Truncation = .tail,
    atWords: Bool = true, weight: Font.Weight = .regular
  ) throws -> [MeasuredLine] {
    try TextEngine().measurer.lines(
      Paragraph(
        text: text, font: Font(size: 17, weight: weight), width: width, lineLimit: limit,
        truncation: truncation, breaksAtWords: atWords))
  }

  @Test func `an empty text is one line without width`() throws {
    #expect(try lines("") == [MeasuredLine(text: "", width: 0)])
  }

  @Test func `every weight is a face of its own, and wider than the lighter ones`() throws {
    let widths = try Font.Weight.allCases.map { try lines("Hamburgefonstiv", weight: $0)[0].width }
    #expect(Set(widths).count == Font.Weight.allCases.count)
    #expect(widths == widths.sorted())
  }

  @Test(arguments: [10.0, 12, 15])
  func `a width grows with the size of the font, and with its tracking`(size: Double) throws {
    let measurer = try TextEngine().measurer
    let usual = measurer.lines(Paragraph(text: "Balance", font: font))[0].width - 7 * font.tracking
    let other = measurer.lines(Paragraph(text: "Balance", font: Font(size: size)))[0].width
    let expected = usual * size / 17 + 7 * Font(size: size).tracking
    #expect((other - expected).magnitude < 0.05)
    #expect(other != other.rounded())
  }

  @Test func `digits have the system font's advances`() throws {
    let advances = [0.604492, 0.438477, 0.578125, 0.601562, 0.618164]
    for (digit, advance) in advances.enumerated() {
      #expect(
        (try lines(String(repeating: String(digit), count: 8))[0].width - 8 * 17 * advance)
          .magnitude < 0.2)
    }
  }

  @Test func `a text breaks between words, and no line is wider than its room`() throws {
    let text = "Your card details are encrypted on this device and never shared with the merchant."
    let broken = try lines(text, width: 160)
    #expect(broken.count > 2)
    #expect(broken.map(\.text).joined(separator: " ") == text)
    #expect(broken.allSatisfy { $0.width <= 160 && $0.limit == nil })
  }

  @Test(arguments: [
    ("Restore the safe backup", ["Restore the", "safe backup"]),
    ("Restore the safe", ["Restore the safe"]),
    ("Restore the safe backup now", ["Restore the safe", "backup now"]),
    ("Restore thesafestbackup", ["Restore", "thesafestbackup"]),
    ("Now\nrestore the safe backup", ["Now", "restore the safe", "backup"]),
  ])
  func `a word alone on the last line takes another one along`(
    _ text: String, _ expected: [String]
  ) throws {
    let paragraph = Paragraph(
      text: text, font: font, width: 130, lineLimit: 0, pushesOutWords: true)
    #expect(try TextEngine().measurer.lines(paragraph).map(\.text) == expected)
  }

  @Test(arguments: [
    ("Restore the safe backup", ["Restore the safe", "backup"]),
    ("Restore the safe x", ["Restore the", "safe x"]),
  ])
  func `a word of a share of the width stays alone`(_ text: String, _ expected: [String]) throws {
    var paragraph = Paragraph(
      text: text, font: font, width: 130, lineLimit: 0, pushesOutWords: true)
    paragraph.shortWordShare = 0.125
    #expect(try TextEngine().measurer.lines(paragraph).map(\.text) == expected)
  }

  @Test func `digits of one width are as wide as each other`() throws {
    var paragraph = Paragraph(text: "1111", font: font, width: nil, lineLimit: 1)
    func width(_ text: String) throws -> Double {
      paragraph.text = text
      return try TextEngine().measurer.lines(paragraph).map(\.width).reduce(0, +)
    }
    #expect(try width("1111") < width("0000"))
    paragraph.font.hasMonospacedDigits = true
    #expect(try width("1111") == width("0000"))
  }

  @Test func `a word wider than the room breaks within`() throws {
    let broken = try lines("Donaudampfschifffahrtsgesellschaft", width: 100)
    #expect(broken.count > 1)
    #expect(broken.map(\.text).joined() == "Donaudampfschifffahrtsgesellschaft")
    #expect(broken.allSatisfy { $0.width <= 100 })
  }

  @Test func `a text that may break anywhere fills its lines`() throws {
    let words = try lines("aaa bbbbbbbbbbbbbbbb", width: 100)
    let characters = try lines("aaa bbbbbbbbbbbbbbbb", width: 100, atWords: false)
    #expect(words[0].text == "aaa")
    #expect(characters[0].text.hasPrefix("aaa b"))
  }

  @Test func `a line feed ends a line`() throws {
    #expect(try lines("one\n\nthree").map(\.text) == ["one", "", "three"])
    #expect(try lines("one\r\ntwo\u{2028}three").map(\.text) == ["one", "two", "three"])
  }

  @Test func `the last line takes the rest of the text and is truncated`() throws {
    let text = "Your card details are encrypted on this device and never shared with anybody."
    let broken = try lines(text, width: 160, limit: 2)
    #expect(broken.count == 2)
    #expect(broken.map(\.text).joined(separator: " ") == text)
    #expect(broken[1].limit == TextLimit(width: 160, truncation: .tail))
    #expect(broken[1].width <= 160)
    #expect(broken[1].width > 100)
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func `a truncated line is as wide as what is left of it`(truncation: Truncation) throws {
    let whole = try lines("Margaret Hamilton", limit: 1)[0].width
    let cut = try lines("Margaret Hamilton", width: whole - 20, limit: 1, truncation: truncation)
    #expect(cut[0].width <= whole - 20)
    #expect(cut[0].width > whole / 2)
  }

  @Test func `a clipped line is as wide as its room`() throws {
    let cut = try lines("Margaret Hamilton", width: 50, limit: 1, truncation: .clip)
    #expect(
      cut == [
        MeasuredLine(
          text: "Margaret Hamilton", width: 50, limit: TextLimit(width: 50, truncation: .clip))
      ])
  }

  @Test func `a text fits a room of its own width, and of a rounding error less`() throws {
    let width = try lines("Card number", limit: 1)[0].width
    #expect(try lines("Card number", width: width, limit: 1)[0].limit == nil)
    let narrow = try lines("Card number", width: width.nextDown, limit: 1)[0]
    #expect(narrow.width == width)
  }

  @Test func `an ellipsis stands for lines that there is no room for`() throws {
    #expect(try lines("one\ntwo", limit: 1).map(\.text) == ["one\u{2026}"])
    #expect(try lines("one\ntwo", limit: 1, truncation: .clip).map(\.text) == ["one"])
    #expect(try lines("one\ntwo", limit: 2).map(\.text) == ["one", "two"])
  }

  @Test func `trailing spaces are measured, but for those before a soft break`() throws {
    #expect(try lines("one  ")[0].width > lines("one")[0].width)
    #expect(try lines(" ")[0].width > 0)
    let room = try lines("one")[0].width + 1
    let broken = try lines("one  two", width: room)
    #expect(broken.map(\.space) == ["  ", ""])
    var line = broken[0]
    line.space = ""
    #expect(try line == lines("one")[0])
  }

  /// Widths of labels that Interface Builder stored, rounded up to half points.
  @Test(arguments: [(32.0, 36.0), (38, 43)])
  func `an emoji is as wide as UIKit's`(size: Double, width: Double) throws {
    let line = try TextEngine().measurer.lines(Paragraph(text: "😬", font: Font(size: size)))[0]
    #expect((line.width - width).magnitude < 1)
  }

  @Test func `a NUL does not end a text`() throws {
    #expect(try lines("a\0b")[0].width > lines("ab")[0].width)
  }
}
