import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Texts that become smaller before they are cut.
@Suite struct FontFittingTests {
  private let label = Label("aaaaaaaaaa", size: 20)

  private var shrinking: Label { label.with(\.adjustsFontSizeToFitWidth, true) }

  private func line(_ element: some ViewConvertible, width: Int) throws -> TextLine {
    let layout = try layout(inCorner(element, ["a.width == \(width)"]))
    return try #require(layout.node(named: "a")?.lines.first)
  }

  @Test func `a label that may not shrink is cut`() throws {
    let line = try line(label, width: 50)
    #expect(line.font.size == 20)
    #expect(line.limit != nil)
  }

  @Test func `a text that fits keeps its size`() throws {
    #expect(try line(shrinking, width: 300).font.size == 20)
  }

  @Test func `a line takes the largest quarter of a point that fits`() throws {
    let full = try line(shrinking, width: 300)
    let half = try line(shrinking, width: 50)
    #expect(half.limit == nil)
    #expect(half.font.size < full.font.size)
    #expect((half.font.size * 4).rounded() == half.font.size * 4)
    #expect(half.origin.y == full.origin.y, "the baseline stays")
  }

  @Test func `a line shrinks to the least size, and is cut there`() throws {
    let label = try line(shrinking.with(\.minimumScaleFactor, 0.9), width: 50)
    #expect(label.font.size == 18)
    #expect(label.limit != nil)
    let field = TextField("aaaaaaaaaa").with(\.font, .system(size: 20))
      .with(\.adjustsFontSizeToFitWidth, true).with(\.minimumFontSize, 15)
    #expect(try line(field, width: 50).font.size == 15)
  }

  @Test func `a label of several lines keeps its size`() throws {
    #expect(try line(shrinking.with(\.numberOfLines, 2), width: 50).font.size == 20)
  }

  @Test func `a card number becomes smaller beside its brand`() throws {
    let number = CardField(.number, text: "aaaaaaaaaa").with(\.font, .system(size: 20))
    #expect(try line(number, width: 300).font.size == 20)
    #expect(try line(number, width: 120).font.size < 20)
    #expect(try line(number, width: 10).font.size == 12)
  }
}
