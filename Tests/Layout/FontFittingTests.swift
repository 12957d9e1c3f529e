import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Texts that become smaller before they are cut.
@Suite struct FontFittingTests {
  private func line(_ keys: String, width: Double) throws -> TextLine {
    let element = "{ \(keys), \"id\": \"a\", \"text\": \"aaaaaaaaaa\", \"font\": { \"size\": 20 } }"
    let constraints = "\"a.left == super.left\", \"a.top == super.top\", \"a.width == \(width)\""
    let root =
      "{ \"type\": \"view\", \"subviews\": [\(element)], \"constraints\": [\(constraints)] }"
    let lines = try #require(layout(root).node(named: "a")).lines
    return try #require(lines.first)
  }

  private let shrinking = #""type": "label", "adjustsFontSizeToFitWidth": true"#

  @Test func `a label that may not shrink is cut`() throws {
    let line = try line(#""type": "label""#, width: 50)
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
    let label = try line(shrinking + #", "minimumScaleFactor": 0.9"#, width: 50)
    #expect(label.font.size == 18)
    #expect(label.limit != nil)
    let field = try line(
      #""type": "textField", "adjustsFontSizeToFitWidth": true, "minimumFontSize": 15"#, width: 50)
    #expect(field.font.size == 15)
  }

  @Test func `a label of several lines keeps its size`() throws {
    #expect(try line(shrinking + #", "numberOfLines": 2"#, width: 50).font.size == 20)
  }

  @Test func `a card number becomes smaller beside its brand`() throws {
    let keys = #""type": "cardField", "part": "number""#
    #expect(try line(keys, width: 300).font.size == 20)
    #expect(try line(keys, width: 120).font.size < 20)
    #expect(try line(keys, width: 10).font.size == 12)
  }
}
