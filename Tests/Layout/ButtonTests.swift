import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// A character of the tests' face is half an em wide: two of 17 points take 17.
@Suite struct ButtonTests {
  private let blue = Color(hex: 0x007AFF)
  private let grey = Color(hex: 0x3C3C43, alpha: 0.298)
  private let faintFill = Color(hex: 0x767680, alpha: 0.12)

  private func button(_ style: Button.Style) -> Button { Button("aa").with(\.style, style) }

  private struct Colors: Equatable {
    var background: Color?
    var title: Color?
  }

  private func colors(_ button: some ViewConvertible) throws -> Colors {
    let node = try layout(inCorner(button)).nodes[1]
    return Colors(background: node.appearance.background, title: node.text?.color)
  }

  @Test(arguments: [
    (Button.ButtonSize.mini, "33 28"), (.small, "35 28"), (.medium, "41 34.5"),
    (.large, "57 50.5"),
  ])
  func `a size decides about the title's font and the room around it`(
    _ size: Button.ButtonSize, _ extent: String
  ) throws {
    let layout = try layout(inCorner(button(.gray).with(\.buttonSize, size)))
    #expect(layout.frames(of: "a") == "a 0 0 \(extent)")
  }

  @Test func `the title of a prominent button is as light as any other`() throws {
    for style in [Button.Style.filled, .borderedProminent] {
      let node = try layout(inCorner(button(style))).nodes[1]
      #expect(node.text?.font.weight == .regular)
    }
  }

  @Test(arguments: [Button.Style.gray, .tinted, .filled])
  func `a background colour of its own is behind the title where the style has one`(
    _ style: Button.Style
  ) throws {
    let green = ColorReference.system(.systemGreen)
    func background(_ button: Button) throws -> Color? { try colors(button).background }
    let own = button(style).with(\.baseBackgroundColor, green)
    #expect(try background(own) == Color(hex: 0x34C759))
    #expect(try background(own.with(\.isEnabled, false)) == faintFill)
    #expect(try background(button(.plain).with(\.baseBackgroundColor, green)) == nil)
  }

  @Test func `a button without a configuration is 30 points wide at least`() throws {
    let layout = try layout(inCorner(button(.system)))
    #expect(layout.frames(of: "a") == "a 0 0 30 30")
    #expect(layout.nodes[1].text?.font == Font(size: 15))
  }

  @Test(arguments: [
    (
      Button.ContentHorizontalAlignment.left, TextContent.HorizontalAlignment.left,
      TextContent.HorizontalAlignment.left
    ),
    (.center, .center, .center), (.right, .right, .right), (.leading, .left, .right),
    (.trailing, .right, .left),
  ])
  func `the content lies at the side that its alignment says`(
    _ alignment: Button.ContentHorizontalAlignment, _ side: TextContent.HorizontalAlignment,
    _ mirrored: TextContent.HorizontalAlignment
  ) throws {
    let root = inCorner(Button("aa").with(\.contentHorizontalAlignment, alignment))
    let upright = try layout(root)
    #expect(upright.nodes[1].text?.alignment == side)
    let turned = try layout(root) { $0.layoutDirection = .rightToLeft }
    #expect(turned.nodes[1].text?.alignment == mirrored)
  }

  @Test func `a picture lies beside its title at whatever side that is`() throws {
    func frames(
      _ alignment: Button.ContentHorizontalAlignment
    ) throws -> (icon: Rect, title: Double) {
      let button = Button("aa", symbol: "plus").with(\.style, .system)
        .with(\.contentHorizontalAlignment, alignment)
      let node = try layout(inCorner(button, ["a.width == 200"])).nodes[1]
      return (try #require(node.icon?.frame), try #require(node.lines.first).origin.x)
    }
    let left = try frames(.left)
    #expect(left.icon.minX == 0)
    #expect((left.icon.maxX - left.title).magnitude < 1)
    let right = try frames(.right)
    #expect(right.title == 185)
    #expect((right.icon.maxX - right.title).magnitude < 1)
  }

  @Test func `a title in runs has their colours, and the button's where they have none`() throws {
    var red = AttributedText.Run("b")
    red.color = .system(.systemRed)
    let button = Button("").with(\.attributedTitle, AttributedText([.init("a"), red]))
    let layout = try layout(View { button.id("a") })
    #expect(layout.nodes[1].text?.text == "ab")
    #expect(layout.nodes[1].text?.spans.map(\.color) == [blue, Color(hex: 0xFF3B30)])
  }

  @Test(arguments: [Button.Style.plain, .borderless, .system])
  func `a button without a background is a title in the tint`(_ style: Button.Style) throws {
    let found = try colors(button(style))
    #expect(found == Colors(title: blue))
  }

  @Test func `a link has the colour of links whatever the tint`() throws {
    let found = try colors(button(.link).tintColor(.system(.systemRed)))
    #expect(found == Colors(title: blue))
  }

  @Test(arguments: [
    ([Button.Style.gray, .bordered], Color(hex: 0x787880, alpha: 0.16), Color(hex: 0x007AFF)),
    ([.tinted, .borderedTinted], Color(hex: 0x007AFF, alpha: 0.18), Color(hex: 0x007AFF)),
    ([.filled, .borderedProminent], Color(hex: 0x007AFF), Color.white),
  ])
  func `a style decides about background and title`(
    _ styles: [Button.Style], _ background: Color, _ title: Color
  ) throws {
    for style in styles {
      #expect(try colors(button(style)) == Colors(background: background, title: title))
    }
  }

  @Test(arguments: [Button.Style.gray, .tinted, .filled])
  func `a disabled button is grey on grey`(_ style: Button.Style) throws {
    let found = try colors(button(style).with(\.isEnabled, false))
    #expect(found == Colors(background: faintFill, title: grey))
  }

  @Test(arguments: Button.Style.allCases)
  func `a finger on a button makes it fainter`(_ style: Button.Style) throws {
    let resting = try colors(button(style))
    let pressed = try colors(button(style).with(\.isHighlighted, true))
    #expect(pressed != resting)
  }

  @Test func `a selected button is drawn one step heavier`() throws {
    func selected(_ style: Button.Style) throws -> Colors {
      try colors(button(style).with(\.isSelected, true))
    }
    #expect(try selected(.plain) == colors(button(.tinted)))
    #expect(try selected(.gray) == colors(button(.tinted)))
    #expect(try selected(.tinted) == colors(button(.filled)))
  }

  @Test(arguments: [
    (Button.CornerStyle.fixed, 17, 6.0), (.small, 17, 5), (.medium, 17, 8), (.large, 17, 12),
    (.capsule, 17, 25), (.dynamic, 17, 12), (.dynamic, 26, 25),
  ])
  func `a corner style decides about the radius`(
    _ style: Button.CornerStyle, _ version: Int, _ radius: Double
  ) throws {
    let button = button(.gray).with(\.cornerStyle, style)
    let layout = try layout(inCorner(button, ["a.height == 50", "a.width == 90"])) {
      $0.system = System.all.first { $0.majorVersion == version } ?? .default
    }
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 90, height: 50), radius: radius)
    #expect(
      layout.displayList().items[1].drawing
        == .fill(shape, Color(hex: 0x787880, alpha: 0.16)))
  }

  @Test(arguments: [(TextDirection.leftToRight, 12.0), (.rightToLeft, 35)])
  func `a picture stands before the title with its padding`(
    _ direction: TextDirection, _ left: Double
  ) throws {
    let bitmap = try #require(
      Bitmap(width: 10, height: 40, pixels: .init(repeating: 1, count: 400)))
    var button = Button("aa").with(\.imagePadding, 6)
    button.image = .bitmap(Image(name: "mark", bitmap: bitmap))
    let layout = try layout(inCorner(button)) { $0.layoutDirection = direction }
    #expect(layout.frames(of: "a") == "a 0 0 57 54")
    #expect(
      layout.nodes[1].icon?.frame == Rect(x: left, y: 7, width: 10, height: 40))
    #expect(layout.nodes[1].lines.map(\.origin.x) == [direction == .leftToRight ? 28 : 12])
  }

  /// A picture of 40 by 20 points before a title of 15, in a button of 30 points' height without a configuration.
  private func pictured(
    _ image: EdgeInsets = .zero, _ title: EdgeInsets = .zero, width: Double = 100
  ) throws -> Node {
    let bitmap = try #require(
      Bitmap(width: 40, height: 20, pixels: .init(repeating: 1, count: 800)))
    var button = Button("aa").with(\.style, .system).with(\.imageEdgeInsets, image)
      .with(\.titleEdgeInsets, title)
    button.image = .bitmap(Image(name: "mark", bitmap: bitmap))
    return try layout(inCorner(button, ["a.width == \(width)", "a.height == 30"])).nodes[1]
  }

  @Test func `insets of the picture and of the title move each of them`() throws {
    let usual = try pictured()
    let moved = try pictured(EdgeInsets(top: 4, left: 10), EdgeInsets(bottom: 6, right: 20))
    #expect(moved.frame == usual.frame)
    let (picture, old) = (try #require(moved.icon?.frame), try #require(usual.icon?.frame))
    #expect(picture.minX - old.minX == 5 && picture.minY - old.minY == 2)
    let (title, before) = (try #require(moved.lines.first), try #require(usual.lines.first))
    #expect(title.origin.x - before.origin.x == -10 && title.origin.y - before.origin.y == -3)
  }

  /// A line of 15 points is 18 high.
  @Test(arguments: [
    (Button.ContentVerticalAlignment.top, 0.0), (.center, 41), (.bottom, 82),
  ])
  func `a title lies at the edge that it is aligned to`(
    alignment: Button.ContentVerticalAlignment, top: Double
  ) throws {
    func line(_ insets: EdgeInsets?) throws -> Double {
      let button = Button("aa").with(\.style, .system).with(\.contentInsets, insets)
        .with(\.contentVerticalAlignment, alignment)
      let node = try layout(inCorner(button, ["a.width == 100", "a.height == 100"])).nodes[1]
      let line = try #require(node.lines.first)
      return line.origin.y - line.font.ascender
    }
    #expect(abs(try line(nil) - top) <= 0.5)
    let moved = alignment == .top ? 10.0 : alignment == .bottom ? -10 : 0
    #expect(try line(EdgeInsets(top: 10, bottom: 10)) - line(nil) == moved)
  }

  @Test func `a picture beside a title is aligned like it, and moved by its insets`() throws {
    let bitmap = try #require(
      Bitmap(width: 40, height: 20, pixels: .init(repeating: 1, count: 800)))
    var button = Button("aa").with(\.style, .system).with(\.contentVerticalAlignment, .bottom)
      .with(\.imageEdgeInsets, EdgeInsets(bottom: 7))
    button.image = .bitmap(Image(name: "mark", bitmap: bitmap))
    let node = try layout(inCorner(button, ["a.width == 100", "a.height == 100"])).nodes[1]
    #expect(node.icon?.frame.maxY == 93)
  }

  @Test func `a title that is broken asks for the room of one line and shows them all`() throws {
    func button(_ mode: LineBreakMode) throws -> Node {
      let button = Button("aaaa aaaa aaaa").with(\.style, .system).with(\.lineBreakMode, mode)
      return try layout(inCorner(button, ["a.width == 60"])).nodes[1]
    }
    #expect(try button(.byWordWrapping).frame.height == button(.byTruncatingTail).frame.height)
    #expect(try button(.byWordWrapping).lines.map(\.text) == ["aaaa", "aaaa", "aaaa"])
    #expect(try button(.byTruncatingTail).lines.count == 1)
  }

  @Test func `a picture larger than its button is squeezed into it, and leaves no title`() throws {
    let node = try pictured(EdgeInsets(top: 6, bottom: 6), width: 32)
    #expect(node.icon?.frame == Rect(x: 0, y: 6, width: 32, height: 18))
    #expect(node.lines.isEmpty)
  }

  private func circle(_ title: String = "aa") -> Button {
    Button(title, symbol: "circle").with(\.style, .gray)
  }

  @Test(arguments: [true, false])
  func `a symbol has the font and the colour of the title`(_ isEnabled: Bool) throws {
    let node = try layout(inCorner(circle().with(\.isEnabled, isEnabled))).nodes[1]
    guard case .symbol(let glyph)? = node.icon?.picture else {
      Issue.record("no symbol")
      return
    }
    #expect(glyph.color == node.text?.color)
    #expect(node.icon?.opacity == 1)
    // 17 * 1.2 and 17 * 15 / 13, each rounded up to half points.
    #expect(glyph.size == Size(width: 20.5, height: 20))
  }

  @Test(arguments: [
    (Button.ImagePlacement.leading, "67.5 34.5", 12.0, 7.25), (.trailing, "67.5 34.5", 35, 7.25),
    (.top, "44.5 60.5", 12, 7.25), (.bottom, "44.5 60.5", 12, 33.5),
  ])
  func `a picture stands at its side of the title`(
    _ placement: Button.ImagePlacement, _ extent: String, _ left: Double, _ top: Double
  ) throws {
    let button = circle().with(\.imagePadding, 6).with(\.imagePlacement, placement)
    let layout = try layout(inCorner(button))
    #expect(layout.frames(of: "a") == "a 0 0 \(extent)")
    let frame = try #require(layout.nodes[1].icon?.frame)
    #expect((frame.minX - left).magnitude <= 0.5)
    #expect((frame.minY - top).magnitude <= 0.5)
  }

  @Test func `a lone picture stands in the middle, whatever its padding`() throws {
    let button = circle("").with(\.imagePadding, 6).with(\.imagePlacement, .top)
    let node = try layout(inCorner(button)).nodes[1]
    #expect(node.icon?.frame.midX == node.frame.midX)
  }
}
