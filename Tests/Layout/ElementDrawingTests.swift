import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct ElementDrawingTests {
  private func drawings(
    _ element: some ViewConvertible, _ constraints: String...
  ) throws -> [Drawing] {
    try layout(inCorner(element, constraints)).displayList().items.dropFirst().map(\.drawing)
  }

  private func line(_ element: some ViewConvertible, width: Int? = nil) throws -> TextLine {
    let constraints = width.map { ["a.width == \($0)"] } ?? []
    let items = try layout(inCorner(element, constraints)).displayList().items
    return try #require(items.dropFirst().first?.drawing.line)
  }

  @Test func `the root view is opaque in both appearances`() throws {
    let root = View { View(.view, id: "a") }
    let light = try layout(root).displayList().items[0].drawing
    let dark = try layout(root) { $0.userInterfaceStyle = .dark }
    let window = RoundedRect(Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(light == .fill(window, .white))
    #expect(dark.displayList().items[0].drawing == .fill(window, .black))
  }

  @Test func `a view draws its background with its corners`() throws {
    let box = View(.view).backgroundColor(.systemRed).cornerRadius(4)
    #expect(
      try drawings(box, "a.width == 20", "a.height == 10") == [
        .fill(RoundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radius: 4), Color(hex: 0xFF3B30))
      ])
  }

  @Test func `a faded view is one group with all in it`() throws {
    let box = View { View(.view, id: "b").backgroundColor(.white) }.alpha(0.5)
      .backgroundColor(.black).constraints {
        "H:|[b]|"
        "V:|[b]|"
      }
    let all = try drawings(box, "a.width == 20", "a.height == 10")
    guard case .group(let group)? = all.first else {
      Issue.record("no group in \(all)")
      return
    }
    #expect(all.count == 1)
    #expect(group.opacity == 0.5)
    #expect(group.items.map(\.source) == [1, 2])
  }

  @Test func `a hidden view draws nothing`() throws {
    let box = View(.view).hidden().backgroundColor(.black)
    #expect(try drawings(box, "a.width == 20", "a.height == 10").isEmpty)
  }

  @Test func `a label draws its line on a baseline`() throws {
    let line = TextLine(
      text: "aa", font: Font(size: 20), color: .black, origin: Point(x: 0, y: 19))
    #expect(try drawings(Label("aa", size: 20)) == [.text(line)])
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.center, 90), (.right, 180), (.natural, 0),
  ])
  func `alignment places a line in its room`(_ alignment: TextAlignment, _ left: Double) throws {
    let label = Label("aa", size: 20).with(\.textAlignment, alignment)
    #expect(try line(label, width: 200).origin.x == left)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingHead, Truncation.head), (.byTruncatingMiddle, .middle),
    (.byTruncatingTail, .tail), (.byClipping, .clip),
  ])
  func `a line that is too long is cut where its mode says`(
    _ mode: LineBreakMode, _ truncation: Truncation
  ) throws {
    let label = Label("aaaaaaaaaa", size: 20).with(\.lineBreakMode, mode)
    #expect(try line(label, width: 50).limit?.truncation == truncation)
  }

  @Test func `a wrapping label of one line leaves out what follows`() throws {
    let label = Label("aaaa bbbb", size: 20).with(\.lineBreakMode, .byWordWrapping)
    let line = try line(label, width: 50)
    #expect(line.text == "aaaa")
    #expect(line.limit == nil)
  }

  @Test func `a filled button is its tint under a white title, and grey when disabled`() throws {
    let button = Button("aa").with(\.style, .filled)
    let enabled = try drawings(button, "a.width == 100", "a.height == 50")
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 100, height: 50), radius: 12)
    #expect(enabled.first == .fill(shape, Color(hex: 0x007AFF)))
    let disabled = button.with(\.isEnabled, false)
    let grey = try drawings(disabled, "a.width == 100", "a.height == 50")
    #expect(grey.first == .fill(shape, Color(hex: 0x767680, alpha: 0.12)))
  }

  @Test func `tint is inherited`() throws {
    let box = View { Button("aa").id("b") }.tintColor(.system(.systemRed)).constraints {
      "H:|[b]|"
      "V:|[b]|"
    }
    #expect(try line(box).color == Color(hex: 0xFF3B30))
  }

  @Test func `a text field shows its placeholder in the placeholder's colour`() throws {
    let line = try line(TextField(placeholder: "aa"))
    #expect(line.text == "aa")
    #expect(line.color == Color(hex: 0x3C3C43, alpha: 0.298))
  }

  @Test func `a navigation bar lies over the content with a hairline below`() throws {
    let bar = NavigationBar("Add").with(\.appearance, .standard)
    let layout = try layout(
      View { View(.view, id: "a") }, controller: .navigation(NavigationController(bar)))
    let items = layout.displayList().items
    #expect(
      items.map { $0.source.map { layout.nodes[$0].type } }
        == [.view, .navigationBar, .label, .separator].map { .element($0) })
    let hairline = Rect(x: 0, y: 64, width: 375, height: 0.5)
    #expect(
      items.last?.drawing == .fill(RoundedRect(hairline), Color(hex: 0x000000, alpha: 0.3)))
  }

  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 40, height: 20)),
    (.scaleAspectFit, Rect(x: 10, y: 0, width: 20, height: 20)),
    (.scaleAspectFill, Rect(x: 0, y: -10, width: 40, height: 40)),
    (.center, Rect(x: 15, y: 5, width: 10, height: 10)),
    (.top, Rect(x: 15, y: 0, width: 10, height: 10)),
    (.bottom, Rect(x: 15, y: 10, width: 10, height: 10)),
    (.left, Rect(x: 0, y: 5, width: 10, height: 10)),
    (.right, Rect(x: 30, y: 5, width: 10, height: 10)),
    (.topLeft, Rect(x: 0, y: 0, width: 10, height: 10)),
    (.topRight, Rect(x: 30, y: 0, width: 10, height: 10)),
    (.bottomLeft, Rect(x: 0, y: 10, width: 10, height: 10)),
    (.bottomRight, Rect(x: 30, y: 10, width: 10, height: 10)),
  ])
  func `a picture lies where its content mode says`(_ mode: ContentMode, _ place: Rect) throws {
    let bitmap = try #require(
      Bitmap(width: 10, height: 10, pixels: .init(repeating: 1, count: 100)))
    let imageView = ImageView(Image(name: "face", bitmap: bitmap)).with(\.contentMode, mode)
    let root = View { imageView.id("i") }.constraints {
      "H:|[i(40)]"
      "V:|[i(20)]"
    }
    let layout = try layout(root)
    guard case .image(_, let found, _)? = layout.displayList().items.last?.drawing else {
      Issue.record("no picture")
      return
    }
    #expect(found == place)
  }
}

extension Drawing {
  fileprivate var line: TextLine? { if case .text(let line) = self { line } else { nil } }
}
