import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct ScrollViewTests {
  /// A scroll view that fills the screen, with one view in it under some constraints.
  private func scrolling(_ content: View, _ constraints: String...) -> View {
    let scrollView = ScrollView().with(\.contentOffset, Point(x: 0, y: 30))
    let window = scrollView { content.id("a") }.id("s").constraints {
      for constraint in constraints { constraint }
    }
    return View { window }.constraints {
      "H:|[s]|"
      "V:|[s]|"
    }
  }

  @Test func `edges place the content, moved by the offset, and extents are the window's`() throws {
    let layout = try layout(
      scrolling(
        View(.view), "a.left == super.left", "a.right == super.right", "a.top == super.top + 5",
        "a.bottom == super.bottom", "a.width == super.width", "a.height == 2000"))
    // Content rests below the status bar: 20 and 5 down, 30 up.
    #expect(layout.frames(of: "s", "a") == "s 0 0 375 667\na 0 -5 375 2000")
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `margins place the content as edges do`() throws {
    let layout = try layout(
      scrolling(
        View(.view), "a.left == super.leftMargin", "a.right == super.rightMargin",
        "a.top == super.topMargin", "a.bottom == super.bottomMargin", "a.width == 100",
        "a.height == 2000"))
    #expect(layout.frames(of: "a") == "a 8 -2 100 2000")
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `what lies in a scroll view is clipped to it`() throws {
    let root = scrolling(
      View(.view).backgroundColor(.systemRed), "a.left == super.left", "a.top == super.top",
      "a.width == 9", "a.height == 9")
    let items = try layout(root).displayList().items
    guard case .group(let group)? = items.last?.drawing else {
      Issue.record("the content is not in a group")
      return
    }
    #expect(group.clip?.rect == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(group.items.count == 1)
  }

  @Test func `content without an end is ambiguous`() throws {
    let layout = try layout(
      scrolling(
        View(.view), "a.left == super.left", "a.right <= super.right", "a.top == super.top",
        "a.bottom == super.bottom", "a.width == 10", "a.height == 10"))
    #expect(try layout.ambiguities().map(\.description) == ["s has an ambiguous content width"])
  }
}
