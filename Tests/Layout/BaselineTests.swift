import AfterimageGraphics
import AfterimageLayout
import Testing

@Suite struct BaselineTests {
  @Test func `first baselines align texts of different sizes`() throws {
    let layout = try layout(
      root(
        label("a", "aa", size: 40) + "," + label("b", "bb", size: 20), "a.left == super.left",
        "a.top == super.top", "b.left == a.right", "b.firstBaseline == a.firstBaseline"))
    // 38.22 and 19.11 points below their tops.
    #expect(layout.frames(of: "b") == "b 40 19.109 20 24")
  }

  @Test func `the last baseline is that of the last line`() throws {
    let layout = try layout(
      root(
        label("a", "aaa aaa", size: 20, ", \"numberOfLines\": 0") + "," + label("b", "bb"),
        "a.left == super.left", "a.top == super.top", "a.width == 40", "b.left == a.right",
        "b.lastBaseline == a.lastBaseline"))
    // One line further down: 23.867 points, less half of what rounding added to each height.
    #expect(layout.frames(of: "a", "b") == "a 0 0 40 48\nb 40 23.934 20 24")
  }

  @Test func `the baseline of a view without text is its edge`() throws {
    let layout = try layout(
      root(
        view("a") + "," + view("b"), "a.left == super.left", "a.top == super.top",
        "a.width == 10", "a.height == 10", "b.left == a.left", "b.width == 10",
        "b.firstBaseline == a.lastBaseline", "b.height == 10"))
    #expect(layout.frames(of: "b") == "b 0 10 10 10")
  }
}
