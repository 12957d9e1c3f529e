import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// What bars draw behind their content, on an iPhone 8.
@Suite struct BarMaterialTests {
  private func bar(
    over subview: String, _ constraints: String..., look: String = "standard",
    change: (inout Traits) -> Void = { _ in }
  ) throws -> Node {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    let root = "{ \"type\": \"view\", \"subviews\": [\(subview)], \"constraints\": [\(list)] }"
    let layout = try layout(
      root,
      controller: "{ \"type\": \"navigation\", \"title\": \"a\", \"appearance\": \"\(look)\" }",
      change: change)
    return try #require(layout.nodes.first { $0.type == .navigationBar })
  }

  private let card = "{ \"type\": \"view\", \"id\": \"v\", \"backgroundColor\": \"systemRed\" }"

  @Test func `a bar is opaque where only a background lies beneath`() throws {
    let below = try bar(over: card, "H:|[v]|", "v.top == safeArea.top", "v.height == 50")
    #expect(below.appearance.background == Color(hex: 0xF9F9F9))
    #expect(below.appearance.backdrop == nil)
    let behind = try bar(over: card, "H:|[v]|", "V:|[v]|")
    #expect(behind.appearance.backdrop == nil)
  }

  @Test func `a bar blurs what lies beneath it`() throws {
    let blurred = try bar(over: card, "H:|-20-[v]|", "V:|[v(100)]")
    #expect(blurred.appearance.background == nil)
    guard case .blur(let blur)? = blurred.appearance.backdrop else {
      Issue.record("no blur")
      return
    }
    #expect(blur == BlurStyle.systemChromeMaterial.blur(for: .light))
  }

  @Test func `nothing blurs at the scroll edge, and where transparency is reduced`() throws {
    let edge = try bar(
      over: card, "H:|-20-[v]|", "V:|[v(100)]", look: "scrollEdge")
    #expect(edge.appearance.background == nil && edge.appearance.backdrop == nil)
    let opaque = try bar(over: card, "H:|-20-[v]|", "V:|[v(100)]") {
      $0.isReduceTransparencyEnabled = true
    }
    #expect(opaque.appearance.background == Color(hex: 0xF9F9F9))
  }

  @Test func `what a view clips away does not lie beneath a bar`() throws {
    let scrolled = """
      { "type": "scrollView", "id": "s", "contentOffset": [0, 50],
        "subviews": [{ "type": "label", "id": "t", "text": "aa" }],
        "constraints": ["t.top == super.top", "t.leading == super.leading"] }
      """
    let within = try bar(
      over: scrolled, "H:|[s]|", "s.top == safeArea.top", "s.bottom == super.bottom")
    #expect(within.appearance.backdrop == nil)
    let beneath = try bar(over: scrolled, "H:|[s]|", "V:|[s]|")
    #expect(beneath.appearance.backdrop != nil)
  }
}
