import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// What controllers' bars show behind their buttons where their author says nothing, on an iPhone 8.
@Suite struct ScrollEdgeTests {
  private static let bars = """
    { "type": "tabBar", "items": [{ "title": "A", "symbol": "star" }], "navigation": { "title": "a" } }
    """

  /// Whether the bar at the top and the one at the bottom are clear, and without a line.
  private func clear(_ root: String, version: Int = 17, large: Bool = false) throws -> [Bool] {
    let controller =
      large
      ? Self.bars.replacing(
        "\"title\": \"a\"", with: "\"title\": \"a\", \"prefersLargeTitles\": true") : Self.bars
    let layout = try layout(root, controller: controller) {
      $0.system = System(majorVersion: version)
    }
    return try [NodeType.navigationBar, .tabBar].map { type in
      let index = try #require(layout.nodes.firstIndex { $0.type == type })
      let bar = layout.nodes[index]
      let line = try #require(
        layout.nodes.first { $0.type == .separator && $0.parent == index })
      let isClear = bar.appearance.background == nil && bar.appearance.backdrop == nil
      #expect(line.isHidden == isClear)
      return isClear
    }
  }

  private func table(rows: Int, at offset: Int = 0) -> String {
    let rows = (0..<rows).map { _ in "{ \"text\": \"aa\" }" }.joined(separator: ",")
    return """
      { "type": "tableView", "contentOffset": [0, \(offset)], "sections": [{ "rows": [\(rows)] }] }
      """
  }

  @Test
  func `bars are clear since iOS 15 where nothing scrolls, and before only under large titles`()
    throws
  {
    let plain = root(view("a"), "H:|[a]|", "V:|[a]|")
    for version in [15, 17, 18, 26] { #expect(try clear(plain, version: version) == [true, true]) }
    #expect(try clear(plain, version: 12) == [false, false])
    #expect(try clear(plain, version: 12, large: true) == [true, false])
  }

  @Test func `the upper bar shows that content has been scrolled beneath it`() throws {
    #expect(try clear(table(rows: 3)) == [true, true])
    #expect(try clear(table(rows: 3, at: 30)) == [false, true])
    #expect(try clear(table(rows: 3, at: -30)) == [true, true])
  }

  @Test func `the lower bar shows that there is content beneath it`() throws {
    #expect(try clear(table(rows: 30)) == [true, false])
    #expect(try clear(table(rows: 30), version: 12) == [false, false])
  }

  @Test func `a scroll view that is not at the bar has no say`() throws {
    let below = """
      { "type": "scrollView", "id": "s", "contentOffset": [0, 20], "subviews": [\(view("a"))],
        "constraints": ["a.top == super.top", "a.height == 900", "H:|[a(50)]|", "a.bottom == super.bottom"] }
      """
    let apart = root(below, "H:|[s]|", "s.top == super.top + 200", "s.height == 100")
    #expect(try clear(apart) == [true, true])
    let whole = root(below, "H:|[s]|", "V:|[s]|")
    #expect(try clear(whole) == [false, false])
  }

  @Test func `a text that has been scrolled counts`() throws {
    let text = """
      { "type": "textView", "id": "t", "text": "aa", "contentOffset": [0, 12] }
      """
    #expect(try clear(root(text, "H:|[t]|", "V:|[t]|")) == [false, true])
  }

  @Test func `what the author says holds, and bars among views keep their material`() throws {
    let layout = try layout(
      root(
        "{ \"type\": \"navigationBar\", \"id\": \"n\", \"title\": \"b\" }", "n.top == safeArea.top",
        "H:|[n]|"),
      controller: "{ \"type\": \"navigation\", \"title\": \"a\", \"appearance\": \"standard\" }")
    let bars = layout.nodes.filter { $0.type == .navigationBar }
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.appearance.background != nil })
  }
}
