import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct RichTextTests {
  @Test func `the shadow of a label is a copy of its glyphs below them`() throws {
    let label = Label("aa").with(\.shadowColor, .system(.systemRed))
      .with(\.shadowOffset, Point(x: 1, y: 2))
    let lines = try layout(inCorner(label)).displayList().items.compactMap {
      if case .text(let line) = $0.drawing { line } else { nil }
    }
    #expect(lines.map(\.text) == ["aa", "aa"])
    #expect(lines.map(\.color) == [Color(hex: 0xFF3B30), .black])
    #expect(lines[0].origin == Point(x: lines[1].origin.x + 1, y: lines[1].origin.y + 2))
  }

  private func lines(
    _ element: some ViewConvertible, _ constraints: String...,
    change: (inout Traits) -> Void = { _ in }
  ) throws -> [TextLine] {
    try #require(layout(inCorner(element, constraints), change: change).node(named: "a")).lines
  }

  @Test func `runs become spans of bytes in the fonts and colours of the circumstances`() throws {
    var run = AttributedText.Run("cd")
    run.weight = .bold
    run.color = .system(.systemRed)
    run.isStruckThrough = true
    let label = Label("", size: 20).with(\.attributedText, AttributedText([.init("ab"), run]))
    let line = try #require(lines(label) { $0.userInterfaceStyle = .dark }.first)
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
    #expect(try lines(Label("aa", size: 20)).first?.spans == [])
  }

  @Test func `a link is blue and underlined in a label, and in the tint of a text view`() throws {
    var run = AttributedText.Run("ab")
    run.isLink = true
    let text = AttributedText([run])
    let inLabel = try #require(lines(Label("").with(\.attributedText, text)).first)
    #expect(inLabel.spans.map(\.color) == [Color(hex: 0x007AFF)])
    #expect(inLabel.spans.map(\.isUnderlined) == [true])
    let textView = TextView().with(\.attributedText, text).tintColor(.system(.systemRed))
    let inView = try #require(lines(textView, "a.width == 100", "a.height == 50").first)
    #expect(inView.spans.map(\.color) == [Color(hex: 0xFF3B30)])
    #expect(inView.spans.map(\.isUnderlined) == [false])
  }

  @Test func `the largest font of a line makes its height`() throws {
    var large = AttributedText.Run("b")
    large.font = .system(size: 40)
    let mixed = Label("", size: 10).with(\.attributedText, AttributedText([.init("a"), large]))
    let node = try #require(layout(View { mixed.id("a") }).node(named: "a"))
    #expect(node.frame.height == 48)
    #expect(node.lines.first?.origin.y == 38)
  }

  @Test func `line spacing lies between lines and not below the last one`() throws {
    let text = Label("aa\naa", size: 20).with(\.numberOfLines, 0).with(\.lineSpacing, 6)
    let node = try #require(layout(View { text.id("a") }).node(named: "a"))
    #expect(node.frame.height == 54)
    #expect(node.lines.map(\.origin.y) == [19, 49])
  }

  /// A line of 20 points is 24 high, 19 of them above its baseline.
  @Test func `the multiple of a line's height lies above its glyphs`() throws {
    let text = Label("aa\naa", size: 20).with(\.numberOfLines, 0).with(\.lineHeightMultiple, 1.5)
    let node = try #require(layout(View { text.id("a") }).node(named: "a"))
    #expect(node.frame.height == 72)
    #expect(node.lines.map(\.origin.y) == [31, 67])
  }

  /// A line of 20 points is 24 high, 5 of them below its baseline.
  @Test(arguments: [
    (30.0, 0.0, 60.0, [25.0, 55.0]), (0, 20, 40, [15, 35]), (30, 20, 40, [15, 35]),
    (10, 50, 48, [19, 43]),
  ])
  func `a line has at least its least height and at most its most, above its glyphs`(
    least: Double, most: Double, height: Double, baselines: [Double]
  ) throws {
    let text = Label("aa\naa", size: 20).with(\.numberOfLines, 0)
      .with(\.minimumLineHeight, least).with(\.maximumLineHeight, most)
    let node = try #require(layout(View { text.id("a") }).node(named: "a"))
    #expect(node.frame.height == height)
    #expect(node.lines.map(\.origin.y) == baselines)
  }

  @Test func `a text view lays its text from the top, within its insets, moved by its offset`()
    throws
  {
    let textView = TextView("aaaa aaaa").with(\.font, .system(size: 20))
      .with(\.contentOffset, Point(x: 0, y: 3))
    let found = try lines(textView, "a.width == 60", "a.height == 30")
    #expect(found.map(\.origin) == [Point(x: 5, y: 24), Point(x: 5, y: 48)])
  }

  @Test func `a text view that does not scroll is as high as its text`() throws {
    let textView = TextView("aa").with(\.font, .system(size: 20)).with(\.isScrollEnabled, false)
    let node = try #require(layout(inCorner(textView)).node(named: "a"))
    #expect(node.frame.size == Size(width: 30, height: 40))
  }

  @Test func `a masked text view shows nothing of its text`() throws {
    let textView = TextView("aa").with(\.isFocused, true)
    let root = View { textView.id("a").sensitive() }.constraints {
      "H:|[a(50)]"
      "V:|[a(50)]"
    }
    let all = try layout(root, mask: .redact).windowDisplayList()
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
