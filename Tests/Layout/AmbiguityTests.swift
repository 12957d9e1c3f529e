import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct AmbiguityTests {
  private func found(_ root: View) throws -> [String] {
    try layout(root).ambiguities().map(\.description)
  }

  @Test func `a view without constraints is open in place and extent`() throws {
    #expect(
      try found(View { View(.view, id: "a") }) == [
        "a has an ambiguous horizontal position", "a has an ambiguous vertical position",
        "a has an ambiguous width", "a has an ambiguous height",
      ])
  }

  @Test func `a view with content is open in place alone`() throws {
    let root = View { Label("aa", size: 20).id("a") }.constraints { "a.left == super.left" }
    #expect(try found(root) == ["a has an ambiguous vertical position"])
  }

  @Test func `what only moves along is not named`() throws {
    let box = View { View(.view, id: "a") }.id("box").constraints {
      "H:|[a]|"
      "V:|[a]|"
    }
    let root = View { box }.constraints {
      "box.left == super.left"
      "V:|[box]|"
    }
    #expect(try found(root) == ["box has an ambiguous width"])
  }

  @Test func `a view that nothing places lies in its parent's corner`() throws {
    let root = View { View { Label("aa", size: 20).id("a") }.id("box") }.constraints {
      "box.left == super.left + 30"
      "box.top == super.top + 40"
      "box.width == 50"
      "box.height == 50"
    }
    #expect(try layout(root).frames(of: "a") == "a 30 40 20 24")
  }

  @Test func `a screen that leaves nothing open has none`() throws {
    let root = View { Label("aa", size: 20).id("a") }.constraints {
      "H:|[a]"
      "V:|[a]"
    }
    #expect(try found(root).isEmpty)
  }
}
