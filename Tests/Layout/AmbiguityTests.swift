import AfterimageGraphics
import AfterimageLayout
import Testing

@Suite struct AmbiguityTests {
  private func found(_ root: String) throws -> [String] {
    try layout(root).ambiguities().map(\.description)
  }

  @Test func `a view without constraints is open in place and extent`() throws {
    #expect(
      try found(root(view("a"))) == [
        "a has an ambiguous horizontal position", "a has an ambiguous vertical position",
        "a has an ambiguous width", "a has an ambiguous height",
      ])
  }

  @Test func `a view with content is open in place alone`() throws {
    #expect(
      try found(root(label("a", "aa"), "a.left == super.left")) == [
        "a has an ambiguous vertical position"
      ])
  }

  @Test func `what only moves along is not named`() throws {
    let box = """
      { "type": "view", "id": "box", "subviews": [{ "type": "view", "id": "a" }],
        "constraints": ["H:|[a]|", "V:|[a]|"] }
      """
    #expect(
      try found(root(box, "box.left == super.left", "V:|[box]|")) == [
        "box has an ambiguous width"
      ])
  }

  @Test func `a view that nothing places lies in its parent's corner`() throws {
    let box = """
      { "type": "view", "id": "box",
        "subviews": [\(label("a", "aa"))] }
      """
    let layout = try layout(
      root(
        box, "box.left == super.left + 30", "box.top == super.top + 40", "box.width == 50",
        "box.height == 50"))
    #expect(layout.frames(of: "a") == "a 30 40 20 24")
  }

  @Test func `a settled screen has none`() throws {
    #expect(try found(root(label("a", "aa"), "H:|[a]", "V:|[a]")).isEmpty)
  }
}
