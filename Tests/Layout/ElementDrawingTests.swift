import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct ElementDrawingTests {
  private func drawings(
    _ element: String, _ constraints: String..., change: (inout Traits) -> Void = { _ in }
  ) throws -> [Drawing] {
    let list = ["a.left == super.left", "a.top == super.top"] + constraints
    let quoted = list.map { "\"\($0)\"" }.joined(separator: ", ")
    let root = "{ \"type\": \"view\", \"subviews\": [\(element)], \"constraints\": [\(quoted)] }"
    return Array(try layout(root, change: change).displayList().items.dropFirst().map(\.drawing))
  }

  @Test func `the root view is opaque in both appearances`() throws {
    let light = try layout(root(view("a"))).displayList().items[0].drawing
    let dark = try layout(root(view("a"))) { $0.userInterfaceStyle = .dark }
    let window = RoundedRect(Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(light == .fill(window, .white))
    #expect(dark.displayList().items[0].drawing == .fill(window, .black))
  }

  @Test func `a view draws its background with its corners`() throws {
    let box = """
      { "type": "view", "id": "a", "backgroundColor": "systemRed", "cornerRadius": 4 }
      """
    #expect(
      try drawings(box, "a.width == 20", "a.height == 10") == [
        .fill(RoundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radius: 4), Color(hex: 0xFF3B30))
      ])
  }

  @Test func `a faded view is one group with all in it`() throws {
    let box = """
      { "type": "view", "id": "a", "alpha": 0.5, "backgroundColor": "black",
        "subviews": [{ "type": "view", "id": "b", "backgroundColor": "white" }],
        "constraints": ["H:|[b]|", "V:|[b]|"] }
      """
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
    let box =
      "{ \"type\": \"view\", \"id\": \"a\", \"hidden\": true, \"backgroundColor\": \"black\" }"
    #expect(try drawings(box, "a.width == 20", "a.height == 10").isEmpty)
  }

  @Test func `a label draws its line on a baseline`() throws {
    let line = TextLine(
      text: "aa", font: Font(size: 20), color: .black, origin: Point(x: 0, y: 19))
    #expect(try drawings(label("a", "aa")) == [.text(line)])
  }

  @Test(arguments: [
    ("left", 0.0), ("center", 90), ("right", 180), ("natural", 0),
  ])
  func `alignment places a line in its room`(_ alignment: String, _ left: Double) throws {
    let text = label("a", "aa", size: 20, ", \"textAlignment\": \"\(alignment)\"")
    guard case .text(let line)? = try drawings(text, "a.width == 200").first else {
      Issue.record("no line")
      return
    }
    #expect(line.origin.x == left)
  }

  @Test(arguments: [
    ("byTruncatingHead", Truncation.head), ("byTruncatingMiddle", .middle),
    ("byTruncatingTail", .tail), ("byClipping", .clip),
  ])
  func `a line that is too long is cut where its mode says`(
    _ mode: String, _ truncation: Truncation
  ) throws {
    let text = label("a", "aaaaaaaaaa", size: 20, ", \"lineBreakMode\": \"\(mode)\"")
    guard case .text(let line)? = try drawings(text, "a.width == 50").first else {
      Issue.record("no line")
      return
    }
    #expect(line.limit?.truncation == truncation)
  }

  @Test func `a wrapping label of one line leaves out what follows`() throws {
    let text = label("a", "aaaa bbbb", size: 20, ", \"lineBreakMode\": \"byWordWrapping\"")
    guard case .text(let line)? = try drawings(text, "a.width == 50").first else {
      Issue.record("no line")
      return
    }
    #expect(line.text == "aaaa")
    #expect(line.limit == nil)
  }

  @Test func `a filled button is its tint under a white title, and grey when disabled`() throws {
    let button = "{ \"type\": \"button\", \"id\": \"a\", \"title\": \"aa\", \"style\": \"filled\" }"
    let enabled = try drawings(button, "a.width == 100", "a.height == 50")
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 100, height: 50), radius: 12)
    #expect(enabled.first == .fill(shape, Color(hex: 0x007AFF)))
    let disabled = button.replacing("\"filled\"", with: "\"filled\", \"enabled\": false")
    let grey = try drawings(disabled, "a.width == 100", "a.height == 50")
    #expect(grey.first == .fill(shape, Color(hex: 0x767680, alpha: 0.12)))
  }

  @Test func `tint is inherited`() throws {
    let box = """
      { "type": "view", "id": "a", "tintColor": "systemRed",
        "subviews": [{ "type": "button", "id": "b", "title": "aa" }],
        "constraints": ["H:|[b]|", "V:|[b]|"] }
      """
    guard case .text(let line)? = try drawings(box).first else {
      Issue.record("no title")
      return
    }
    #expect(line.color == Color(hex: 0xFF3B30))
  }

  @Test func `a text field shows its placeholder in the placeholder's colour`() throws {
    let field = "{ \"type\": \"textField\", \"id\": \"a\", \"placeholder\": \"aa\" }"
    guard case .text(let line)? = try drawings(field).first else {
      Issue.record("no placeholder")
      return
    }
    #expect(line.text == "aa")
    #expect(line.color == Color(hex: 0x3C3C43, alpha: 0.298))
  }

  @Test func `a navigation bar lies over the content with a hairline below`() throws {
    let layout = try layout(
      root(view("a")),
      controller:
        "{ \"type\": \"navigation\", \"title\": \"Add\", \"appearance\": \"standard\" }")
    let items = layout.displayList().items
    #expect(
      items.map { $0.source.map { layout.nodes[$0].type } } == [
        .view, .navigationBar, .label, .separator,
      ])
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
    var imageView = ImageView(Image(name: "face", bitmap: bitmap))
    imageView.contentMode = mode
    var view = View(.view, subviews: [View(.imageView(imageView), id: "i")])
    view.constraints = ["H:|[i(40)]", "V:|[i(20)]"].map { .text($0) }
    let traits = Traits(device: try Device(id: "iphone-8"))
    let layout = try layOut(try Screen("test", root: view), in: traits, measuring: .fixedWidth)
    guard case .image(_, let found, _)? = layout.displayList().items.last?.drawing else {
      Issue.record("no picture")
      return
    }
    #expect(found == place)
  }
}
