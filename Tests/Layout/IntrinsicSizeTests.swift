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

  /// Labels of 13 and 14 points in storyboards of Dash and Element are so wide, to the pixel.
  @Test func `a label that is broken is as wide as its longest line with the space after it`()
    throws
  {
    let label = Label("aaaa bbbb cccc", size: 20).with(\.numberOfLines, 0)
    #expect(try layout(inCorner(label, ["a.width <= 120"])).frames(of: "a") == "a 0 0 100 48")
    #expect(try layout(inCorner(label, ["a.width <= 95"])).frames(of: "a") == "a 0 0 95 48")
    let centred = View { label.id("a") }.constraints {
      "a.centerX == super.centerX"
      "a.width <= 120"
      "a.top == super.top"
    }
    #expect(try layout(centred).frames(of: "a") == "a 137.5 0 100 48")
  }

  /// Three views of Element and Open Food Facts keep the width of their room.
  @Test(arguments: [
    ["a.left == box.left", "a.right == box.right"],
    ["a.centerX == box.centerX", "a.width == box.width"],
  ])
  func `a label between the edges of a view does not pull them closer`(
    edges: [String]
  ) throws {
    let label = Label("aaaa bbbb cccc", size: 20).with(\.numberOfLines, 0)
    let root = View {
      View { label.id("a") }.id("box")
    }
    .constraints {
      "box.left == super.left"
      "box.width <= 120"
      "box.top == super.top"
      "a.top == box.top"
      "a.bottom == box.bottom"
      for edge in edges { edge }
    }
    #expect(try layout(root).frames(of: "box", "a") == "box 0 0 120 48\na 0 0 120 48")
  }

  @Test func `a preferred width breaks several lines whatever room they have`() throws {
    let label = Label("aaaa bbbb cccc", size: 20).with(\.preferredMaxLayoutWidth, 120)
    let several = label.with(\.numberOfLines, 0)
    #expect(try layout(inCorner(several)).frames(of: "a") == "a 0 0 100 48")
    #expect(try layout(inCorner(several, ["a.width == 200"])).frames(of: "a") == "a 0 0 200 48")
    #expect(try layout(inCorner(label)).frames(of: "a") == "a 0 0 140 24")
  }

  @Test func `several lines are broken by what is required, however they resist`() throws {
    let label = Label("aaaa bbbb cccc", size: 20).with(\.numberOfLines, 0)
      .contentCompressionResistancePriority(.required, for: .horizontal)
    let layout = try layout(inCorner(label, ["a.width <= 100"]))
    #expect(layout.frames(of: "a") == "a 0 0 100 48")
    #expect(layout.conflicts.isEmpty)
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
    #expect(try layout(inCorner(field)).frames(of: "a") == "a 0 0 54 34")
    let large = field.with(\.font, .system(size: 30))
    #expect(try layout(inCorner(large)).nodes[1].frame.height == 40)
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

  @Test(arguments: [("", 21.0), ("abc", 20.5)])
  func `a secure field without a border is a line high, its placeholder's in whole points`(
    _ entered: String, _ height: Double
  ) throws {
    let secure = field(.none, size: 17).with(\.isSecureTextEntry, true).with(\.text, entered)
    #expect(try layout(inCorner(secure)).nodes[1].frame.height == height)
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
