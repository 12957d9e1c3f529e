import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct RichTextTests {
  private func lines(
    _ element: String, _ constraints: String..., change: (inout Traits) -> Void = { _ in }
  ) throws -> [TextLine] {
    let list = ["a.left == super.left", "a.top == super.top"] + constraints
    let quoted = list.map { "\"\($0)\"" }.joined(separator: ", ")
    let root = "{ \"type\": \"view\", \"subviews\": [\(element)], \"constraints\": [\(quoted)] }"
    return try #require(layout(root, change: change).node(named: "a")).lines
  }

  private let run = """
    { "type": "label", "id": "a", "font": { "size": 20 },
      "text": ["ab", { "text": "cd", "weight": "bold", "color": "systemRed", "strikethrough": true }] }
    """

  @Test func `runs become spans of bytes in the fonts and colours of the circumstances`() throws {
    let line = try #require(lines(run) { $0.userInterfaceStyle = .dark }.first)
    #expect(line.text == "abcd")
    #expect(
      line.spans == [
        TextSpan(0..<2, font: Font(size: 20), color: .white),
        TextSpan(
          2..<4, font: Font(size: 20, weight: .bold), color: Color(hex: 0xFF453A),
          isStruckThrough: true),
      ])
  }

  @Test func `a plain text has no spans`() throws {
    #expect(try lines(label("a", "aa")).first?.spans == [])
  }

  @Test func `a link is blue and underlined in a label, and in the tint of a text view`() throws {
    let text = "\"text\": [{ \"text\": \"ab\", \"link\": true }]"
    let inLabel = try #require(lines("{ \"type\": \"label\", \"id\": \"a\", \(text) }").first)
    #expect(inLabel.spans.map(\.color) == [Color(hex: 0x007AFF)])
    #expect(inLabel.spans.map(\.isUnderlined) == [true])
    let inView = try #require(
      lines(
        "{ \"type\": \"textView\", \"id\": \"a\", \"tintColor\": \"systemRed\", \(text) }",
        "a.width == 100", "a.height == 50"
      ).first)
    #expect(inView.spans.map(\.color) == [Color(hex: 0xFF3B30)])
    #expect(inView.spans.map(\.isUnderlined) == [false])
  }

  @Test func `the largest font of a line makes its height`() throws {
    let mixed = """
      { "type": "label", "id": "a", "font": { "size": 10 },
        "text": ["a", { "text": "b", "font": { "size": 40 } }] }
      """
    let large = try #require(layout(root(mixed)).node(named: "a"))
    #expect(large.frame.height == 48)
    #expect(large.lines.first?.origin.y == 38)
  }

  @Test func `line spacing lies between lines and not below the last one`() throws {
    let text = label("a", "aa\\naa", size: 20, ", \"numberOfLines\": 0, \"lineSpacing\": 6")
    let node = try #require(layout(root(text)).node(named: "a"))
    #expect(node.frame.height == 54)
    #expect(node.lines.map(\.origin.y) == [19, 49])
  }

  @Test func `a text view lays its text from the top, within its insets, moved by its offset`()
    throws
  {
    let textView = """
      { "type": "textView", "id": "a", "font": { "size": 20 }, "contentOffset": [0, 3],
        "text": "aaaa aaaa" }
      """
    let found = try lines(textView, "a.width == 60", "a.height == 30")
    #expect(found.map(\.origin) == [Point(x: 5, y: 24), Point(x: 5, y: 48)])
  }

  @Test func `a text view that does not scroll is as high as its text`() throws {
    let textView = """
      { "type": "textView", "id": "a", "font": { "size": 20 }, "scrollEnabled": false, "text": "aa" }
      """
    let node = try #require(
      layout(root(textView, "a.left == super.left", "a.top == super.top")).node(named: "a"))
    #expect(node.frame.size == Size(width: 30, height: 40))
  }

  @Test func `a masked text view shows nothing of its text`() throws {
    let textView = """
      { "type": "textView", "id": "a", "text": "aa", "sensitive": true, "focused": true }
      """
    let all = try layout(root(textView, "H:|[a(50)]", "V:|[a(50)]"), mask: .redact)
      .windowDisplayList()
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(all.items.last?.drawing == .fill(RoundedRect(frame), .black))
    #expect(all.items.count == 2)
  }

  @Test func `setting the text of a label keeps what its first run is set in`() {
    var first = AttributedText.Run("ab")
    first.weight = .bold
    var text = AttributedText([first, AttributedText.Run("cd")])
    #expect(text.string == "abcd")
    text.string = "x"
    first.text = "x"
    #expect(text == AttributedText([first]))
  }
}
