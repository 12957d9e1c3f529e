import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct FieldMaskTests {
  private func secret(_ text: String) -> View {
    View {
      Label(text, size: 20).id("a").sensitive()
      Label("public", size: 20).id("b")
    }
    .constraints {
      "H:|[a(100)]"
      "V:|[a(24)][b]"
      "b.left == a.left"
    }
  }

  @Test(arguments: FieldMask.allCases, ["", "a", "4242424242424242", "two\nlines", "شارع"])
  func `what is drawn does not depend on a masked text in a frame of its own`(
    _ mask: FieldMask, _ text: String
  ) throws {
    let reference = try layout(secret("reference"), mask: mask).displayList()
    #expect(try layout(secret(text), mask: mask).displayList() == reference)
    let bare = try layout(secret("reference")).displayList()
    #expect(bare != reference)
  }

  @Test(arguments: [(UserInterfaceStyle.light, Color.black), (.dark, Color(hex: 0x8E8E93))])
  func `a redaction bar can be seen in every appearance`(
    _ style: UserInterfaceStyle, _ color: Color
  ) throws {
    let layout = try layout(Label("aa").sensitive(), mask: .redact) {
      $0.userInterfaceStyle = style
    }
    let bars = layout.displayList().items.compactMap { item in
      if case .fill(_, let color) = item.drawing { color } else { nil }
    }
    #expect(bars.contains(color))
  }

  @Test func `redacting draws one black rectangle in the view's place in the order`() throws {
    let layout = try layout(secret("1234"), mask: .redact)
    let items = layout.displayList().items
    #expect(items.map(\.source) == [0, 1, 2])
    #expect(
      items[1].drawing == .fill(RoundedRect(Rect(x: 0, y: 0, width: 100, height: 24)), .black))
  }

  @Test func `a placeholder is one bar that the frame alone decides`() throws {
    let items = try layout(secret("1234"), mask: .placeholder).displayList().items
    let bar = RoundedRect(Rect(x: 0, y: 2, width: 60, height: 20), radius: 10)
    #expect(items[1].drawing == .fill(bar, Color(hex: 0xE5E5EA)))
  }

  @Test func `hiding closes the gap in a stack view`() throws {
    let stack = StackView(.vertical).with(\.spacing, 4).with(\.alignment, .leading)
    let column = stack {
      Label("aa", size: 20).id("a").sensitive()
      Label("bb", size: 20).id("b")
    }
    let root = View { column.id("s") }.constraints {
      "H:|[s]"
      "V:|[s]"
    }
    let shown = try layout(root)
    #expect(shown.frames(of: "s", "b") == "s 0 0 20 52\nb 0 28 20 24")
    let hidden = try layout(root, mask: .hide)
    #expect(hidden.frames(of: "s", "b") == "s 0 0 20 24\nb 0 0 20 24")
  }

  @Test func `the frame still follows the text that is masked`() throws {
    func width(of text: String) throws -> Double {
      let root = View { Label(text, size: 20).id("a").sensitive() }.constraints {
        "H:|[a]"
        "V:|[a]"
      }
      return try layout(root, mask: .redact).nodes[1].frame.width
    }
    #expect(try width(of: "aa") == 20)
    #expect(try width(of: "aaaa") == 40)
  }

  @Test func `containers pass the mark on and a view can opt out`() throws {
    let box = View {
      Label("aa", size: 20).id("a")
      Label("bb", size: 20).id("b").sensitive(false)
    }
    .id("box").sensitive().backgroundColor(.systemRed).constraints {
      "H:|[a]"
      "V:|[a][b]|"
      "H:|[b]|"
    }
    let root = View { box }.constraints {
      "H:|[box]"
      "V:|[box]"
    }
    let layout = try layout(root, mask: .redact)
    #expect(layout.nodes.map(\.isSensitiveLeaf) == [false, false, true, false])
    #expect(layout.displayList().items.map(\.source) == [0, 1, 2, 3])
    #expect(layout.nodes[3].lines.map(\.text) == ["bb"])
  }

  @Test
  func
    `a region is mapped through the content mode, rounded outward, and covered as far as scaling mixes`()
    throws
  {
    let bitmap = try #require(
      Bitmap(width: 10, height: 10, pixels: .init(repeating: 1, count: 100)))
    var imageView = ImageView(Image(name: "face", bitmap: bitmap))
    imageView.contentMode = .scaleAspectFit
    imageView.regions = [.init("eyes", rect: Rect(x: 0.1, y: 0.23, width: 0.5, height: 0.2))]
    let root = View { imageView.id("i") }.constraints {
      "H:|[i(200)]"
      "V:|[i(100)]"
    }
    let items = try layout(root, mask: .redact).displayList().items
    // The picture lies at 50 to 150; 10 points a pixel: 60 to 110, 20 to 50, and half a pixel around.
    #expect(
      items.last?.drawing
        == .fill(RoundedRect(Rect(x: 55, y: 15, width: 60, height: 40)), .black))
  }
}
