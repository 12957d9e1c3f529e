import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct GuideTests {
  private let filling = [
    "a.leading == GUIDE.leading", "a.trailing == GUIDE.trailing", "a.top == GUIDE.top",
    "a.bottom == GUIDE.bottom",
  ]

  private func root(within guide: String, more: String = "") -> String {
    let list = filling.map { "\"\($0.replacing("GUIDE", with: guide))\"" }.joined(separator: ",")
    return """
      { "type": "view"\(more), "subviews": [{ "type": "view", "id": "a" }], "constraints": [\(list)] }
      """
  }

  @Test func `the safe area leaves out the status bar`() throws {
    #expect(try layout(root(within: "safeArea")).frames(of: "a") == "a 0 20 375 647")
  }

  @Test func `a navigation bar takes another 44 points from the safe area`() throws {
    let layout = try layout(
      root(within: "safeArea"), controller: "{ \"type\": \"navigation\", \"title\": \"Add\" }")
    #expect(layout.frames(of: "a") == "a 0 64 375 603")
  }

  @Test func `a phone on its side keeps off the notch`() throws {
    let layout = try layout(root(within: "safeArea"), on: "iphone-x") {
      $0.orientation = .landscape
    }
    #expect(layout.frames(of: "a") == "a 44 0 724 354")
  }

  @Test func `a root view has margins of 16 points, and of 20 from a width of 414`() throws {
    #expect(try layout(root(within: "margins")).frames(of: "a") == "a 16 20 343 647")
    let wide = try layout(root(within: "margins"), on: "iphone-xs-max")
    #expect(wide.frames(of: "a") == "a 20 44 374 818")
  }

  @Test func `margins of the author lie within the safe area`() throws {
    let more = ", \"layoutMargins\": [1, 2, 3, 4]"
    let layout = try layout(root(within: "margins", more: more))
    #expect(layout.frames(of: "a") == "a 2 21 369 643")
  }

  @Test
  func `another view has margins of 8 points, and more where it reaches beyond the safe area`()
    throws
  {
    let box = """
      { "type": "view", "id": "box", "subviews": [{ "type": "view", "id": "a" }],
        "constraints": ["a.top == margins.top", "a.left == super.leftMargin",
          "a.right == super.rightMargin", "a.height == 10"] }
      """
    let below = try layout(
      LayoutTests.root(box, "box.top == safeArea.top", "H:|[box]|", "box.height == 50"))
    #expect(below.frames(of: "a") == "a 8 28 359 10")
    let under = try layout(
      LayoutTests.root(box, "box.top == super.top", "H:|[box]|", "box.height == 50"))
    #expect(under.frames(of: "a") == "a 8 28 359 10")
  }

  @Test func `the keyboard guide lies at the bottom of the safe area while there is no keyboard`()
    throws
  {
    let layout = try layout(
      LayoutTests.root(view("a"), "a.bottom == keyboard.top", "H:|[a]|", "a.height == 10"),
      on: "iphone-x")
    #expect(layout.frames(of: "a") == "a 0 768 375 10")
  }
}
