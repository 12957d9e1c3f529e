import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct BaselineTests {
  @Test func `first baselines align texts of different sizes`() throws {
    let root = View {
      Label("aa", size: 40).id("a")
      Label("bb", size: 20).id("b")
    }
    .constraints {
      "a.left == super.left"
      "a.top == super.top"
      "b.left == a.right"
      "b.firstBaseline == a.firstBaseline"
    }
    let layout = try layout(root)
    // 38.22 and 19.11 points below their tops.
    #expect(layout.frames(of: "b") == "b 40 19.109 20 24")
  }

  @Test func `the last baseline is that of the last line`() throws {
    let root = View {
      Label("aaa aaa", size: 20).with(\.numberOfLines, 0).id("a")
      Label("bb", size: 20).id("b")
    }
    .constraints {
      "a.left == super.left"
      "a.top == super.top"
      "a.width == 40"
      "b.left == a.right"
      "b.lastBaseline == a.lastBaseline"
    }
    let layout = try layout(root)
    // One line further down: 23.867 points, less half of what rounding added to each height.
    #expect(layout.frames(of: "a", "b") == "a 0 0 40 48\nb 40 23.934 20 24")
  }

  /// Image views of KeePassium stand so beside labels of 16 and 17 points.
  @Test func `the baseline of a symbol is that of text whose capitals have its middle`() throws {
    var symbol = Symbol("circle")
    symbol.font = .system(size: 20)
    let root = View {
      ImageView(symbol).id("a")
      Label("bb", size: 40).id("b")
    }
    .constraints {
      "b.left == super.left"
      "b.top == super.top"
      "a.left == b.right"
      "a.firstBaseline == b.lastBaseline"
    }
    // The label's baseline is 38.219 points below its top; 7.046 are half of a capital of 20 points, 11.75 of the symbol.
    #expect(try layout(root).frames(of: "a") == "a 40 19.423 24 23.5")
  }

  @Test func `the baseline of a view without text is its edge`() throws {
    let root = View {
      View(.view, id: "a")
      View(.view, id: "b")
    }
    .constraints {
      "a.left == super.left"
      "a.top == super.top"
      "a.width == 10"
      "a.height == 10"
      "b.left == a.left"
      "b.width == 10"
      "b.firstBaseline == a.lastBaseline"
      "b.height == 10"
    }
    let layout = try layout(root)
    #expect(layout.frames(of: "b") == "b 0 10 10 10")
  }
}
