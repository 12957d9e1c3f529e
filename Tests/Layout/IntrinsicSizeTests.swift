import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// A character is half an em: ten characters of 20 points are 100 points wide, and a line of 20 points is 23.87 high, 24 on whole pixels.
@Suite struct IntrinsicSizeTests {
  private let corner = ["a.left == super.left", "a.top == super.top"]

  @Test func `a label is as wide as its text and as high as its line`() throws {
    let layout = try layout(root(label("a", "ten digits"), corner[0], corner[1]))
    #expect(layout.frames(of: "a") == "a 0 0 100 24")
  }

  @Test func `an empty label takes no room`() throws {
    let layout = try layout(root(label("a", ""), corner[0], corner[1]))
    #expect(layout.frames(of: "a") == "a 0 0 0 0")
  }

  @Test func `a label without a line limit is as high as its text at the width it gets`() throws {
    let layout = try layout(
      root(
        label("a", "aaaa bbbb cccc", size: 20, ", \"numberOfLines\": 0"), corner[0], corner[1],
        "a.width == 95"))
    // Nine characters fit: two lines of 23.87 points.
    #expect(layout.frames(of: "a") == "a 0 0 95 48")
    #expect(layout.nodes[1].lines.map(\.text) == ["aaaa bbbb", "cccc"])
  }

  @Test func `of two labels the one that resists less is cut`() throws {
    let weak = ", \"contentCompressionResistancePriority\": { \"horizontal\": 700 }"
    let layout = try layout(
      root(
        label("a", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", size: 20, weak) + ","
          + label("b", "bbbbbbbbbb"), "H:|-0-[a]-0-[b]-0-|", corner[1], "b.top == a.top"))
    #expect(layout.frames(of: "a", "b") == "a 0 0 275 24\nb 275 0 100 24")
    #expect(layout.nodes[1].lines[0].limit?.width.rounded() == 275)
  }

  @Test func `of two labels the one that hugs less grows`() throws {
    let weak = ", \"contentHuggingPriority\": { \"horizontal\": 250 }"
    let layout = try layout(
      root(
        label("a", "aa") + "," + label("b", "bb", size: 20, weak), "H:|-0-[a]-0-[b]-0-|",
        corner[1], "b.top == a.top"))
    #expect(layout.frames(of: "a", "b") == "a 0 0 20 24\nb 20 0 355 24")
  }

  @Test func `a bordered text field is 34 points high and keeps 7 beside its text`() throws {
    let field = """
      { "type": "textField", "id": "a", "text": "aaaa", "borderStyle": "roundedRect",
        "font": { "size": 20 } }
      """
    let layout = try layout(root(field, corner[0], corner[1]))
    #expect(layout.frames(of: "a") == "a 0 0 54 38")
    let body = field.replacing("{ \"size\": 20 }", with: "\"body\"")
    #expect(try LayoutTests.layout(root(body, corner[0], corner[1])).nodes[1].frame.height == 34)
  }

  @Test(arguments: [("line", "a 0 0 44 28"), ("bezel", "a 0 0 54 28")])
  func `a lined text field keeps 2 beside its text, one with a bezel 7`(
    style: String, frame: String
  ) throws {
    let field = """
      { "type": "textField", "id": "a", "text": "aaaa", "borderStyle": "\(style)",
        "font": { "size": 20 } }
      """
    let layout = try layout(root(field, corner[0], corner[1]))
    #expect(layout.frames(of: "a") == frame)
    #expect(layout.nodes[1].appearance.border?.width == 1)
  }

  @Test(arguments: [(12, 17.0, 21.0), (12, 35, 42), (15, 17, 22), (12, 15, 18)])
  func `a text field without a border is a line high, and since iOS 13 a little more`(
    _ version: Int, _ size: Double, _ height: Double
  ) throws {
    let field = """
      { "type": "textField", "id": "a", "text": "aaaa", "borderStyle": "none",
        "font": { "size": \(size) } }
      """
    let layout = try layout(root(field, corner[0], corner[1])) {
      $0.system = System(majorVersion: version)
    }
    #expect(layout.nodes[1].frame.height == height)
  }

  @Test func `a button keeps 12 points beside and 7 above its title`() throws {
    let button =
      "{ \"type\": \"button\", \"id\": \"a\", \"title\": \"aaaa\", \"style\": \"filled\" }"
    let layout = try layout(root(button, corner[0], corner[1]))
    #expect(layout.frames(of: "a") == "a 0 0 58 34.5")
  }

  @Test func `a separator is one pixel thin`() throws {
    let separator = "{ \"type\": \"separator\", \"id\": \"a\" }"
    let layout = try layout(root(separator, corner[0], corner[1], "a.width == 10"))
    #expect(layout.frames(of: "a") == "a 0 0 10 0.5")
  }
}
