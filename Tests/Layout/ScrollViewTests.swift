import AfterimageGraphics
import AfterimageLayout
import Testing

@Suite struct ScrollViewTests {
  private func scrollView(_ constraints: String...) -> String {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      { "type": "scrollView", "id": "s", "contentOffset": [0, 30],
        "subviews": [{ "type": "view", "id": "a" }], "constraints": [\(list)] }
      """
  }

  private let place = ["H:|[s]|", "V:|[s]|"]

  @Test func `edges place the content, moved by the offset, and extents are the window's`() throws {
    let layout = try layout(
      root(
        scrollView(
          "a.left == super.left", "a.right == super.right", "a.top == super.top + 5",
          "a.bottom == super.bottom", "a.width == super.width", "a.height == 2000"), place[0],
        place[1]))
    // Content rests below the status bar: 20 and 5 down, 30 up.
    #expect(layout.frames(of: "s", "a") == "s 0 0 375 667\na 0 -5 375 2000")
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `what lies in a scroll view is clipped to it`() throws {
    let colored = scrollView(
      "a.left == super.left", "a.top == super.top", "a.width == 9", "a.height == 9"
    )
    .replacing("\"id\": \"a\"", with: "\"id\": \"a\", \"backgroundColor\": \"systemRed\"")
    let items = try layout(root(colored, place[0], place[1])).displayList().items
    guard case .group(let group)? = items.last?.drawing else {
      Issue.record("the content is not in a group")
      return
    }
    #expect(group.clip?.rect == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(group.items.count == 1)
  }

  @Test func `content without an end is ambiguous`() throws {
    let layout = try layout(
      root(
        scrollView(
          "a.left == super.left", "a.right <= super.right", "a.top == super.top",
          "a.bottom == super.bottom", "a.width == 10", "a.height == 10"), place[0], place[1]))
    #expect(try layout.ambiguities().map(\.description) == ["s has an ambiguous content width"])
  }
}
