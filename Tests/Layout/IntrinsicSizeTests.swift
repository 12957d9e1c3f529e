import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// A character is half an em: ten characters of 20 points are 100 points wide, and a line of 20 points is 23.87 high, 24 on whole pixels.
@Suite struct IntrinsicSizeTests {
  @Test func `a label is as wide as its text and as high as its line`() throws {
    let layout = try layout(inCorner(Label("ten digits", size: 20)))
    #expect(layout.frames(of: "a") == "a 0 0 100 24")
  }

  @Test func `an empty label takes no room`() throws {
    let layout = try layout(inCorner(Label("", size: 20)))
    #expect(layout.frames(of: "a") == "a 0 0 0 0")
  }

  @Test func `a label without a line limit is as high as its text at the width it gets`() throws {
    let label = Label("aaaa bbbb cccc", size: 20).with(\.numberOfLines, 0)
    let layout = try layout(inCorner(label, ["a.width == 95"]))
    // Nine characters fit: two lines of 23.87 points.
    #expect(layout.frames(of: "a") == "a 0 0 95 48")
    #expect(layout.nodes[1].lines.map(\.text) == ["aaaa bbbb", "cccc"])
  }

  private func row(_ first: some ViewConvertible, _ second: some ViewConvertible) -> View {
    View {
      first.id("a")
      second.id("b")
    }
    .constraints {
      "H:|-0-[a]-0-[b]-0-|"
      "a.top == super.top"
      "b.top == a.top"
    }
  }

  @Test func `of two labels the one that resists less is cut`() throws {
    let weak = try #require(LayoutPriority(700))
    let layout = try layout(
      row(
        Label("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", size: 20)
          .contentCompressionResistancePriority(weak, for: .horizontal),
        Label("bbbbbbbbbb", size: 20)))
    #expect(layout.frames(of: "a", "b") == "a 0 0 275 24\nb 275 0 100 24")
    #expect(layout.nodes[1].lines[0].limit?.width.rounded() == 275)
  }

  @Test func `of two labels the one that hugs less grows`() throws {
    let layout = try layout(
      row(
        Label("aa", size: 20),
        Label("bb", size: 20).contentHuggingPriority(.defaultLow, for: .horizontal)))
    #expect(layout.frames(of: "a", "b") == "a 0 0 20 24\nb 20 0 355 24")
  }

  private func field(_ style: TextField.BorderStyle, size: Double) -> TextField {
    TextField("aaaa").with(\.borderStyle, style).with(\.font, .system(size: size))
  }

  @Test func `a bordered text field is 34 points high and keeps 7 beside its text`() throws {
    let field = field(.roundedRect, size: 20)
    #expect(try layout(inCorner(field)).frames(of: "a") == "a 0 0 54 38")
    let body = field.with(\.font, .textStyle(.body))
    #expect(try layout(inCorner(body)).nodes[1].frame.height == 34)
  }

  @Test(arguments: [(TextField.BorderStyle.line, "a 0 0 44 28"), (.bezel, "a 0 0 54 28")])
  func `a lined text field keeps 2 beside its text, one with a bezel 7`(
    style: TextField.BorderStyle, frame: String
  ) throws {
    let layout = try layout(inCorner(field(style, size: 20)))
    #expect(layout.frames(of: "a") == frame)
    #expect(layout.nodes[1].appearance.border?.width == 1)
  }

  @Test(arguments: [(12, 17.0, 21.0), (12, 35, 42), (15, 17, 22), (12, 15, 18)])
  func `a text field without a border is a line high, and since iOS 13 a little more`(
    _ version: Int, _ size: Double, _ height: Double
  ) throws {
    let layout = try layout(inCorner(field(.none, size: size))) {
      $0.system = System(majorVersion: version)
    }
    #expect(layout.nodes[1].frame.height == height)
  }

  @Test func `a button keeps 12 points beside and 7 above its title`() throws {
    let layout = try layout(inCorner(Button("aaaa").with(\.style, .filled)))
    #expect(layout.frames(of: "a") == "a 0 0 58 34.5")
  }

  @Test func `a separator is one pixel thin`() throws {
    let layout = try layout(inCorner(Separator(), ["a.width == 10"]))
    #expect(layout.frames(of: "a") == "a 0 0 10 0.5")
  }
}
