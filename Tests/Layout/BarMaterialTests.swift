import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// What bars draw behind their content, on an iPhone 8.
@Suite struct BarMaterialTests {
  private func bar(
    over content: View, look: NavigationBar.Appearance = .standard,
    change: (inout Traits) -> Void = { _ in }
  ) throws -> Node {
    let bar = NavigationBar("a").with(\.appearance, look)
    let layout = try layout(
      content, controller: .navigation(NavigationController(bar)), change: change)
    return try #require(layout.nodes.first { $0.type == .element(.navigationBar) })
  }

  private let card = View { View(.view, id: "v").backgroundColor(.systemRed) }

  /// The card apart from the edges, so that not only a background lies beneath the bar.
  private var inset: View {
    card.constraints {
      "H:|-20-[v]|"
      "V:|[v(100)]"
    }
  }

  @Test func `a bar is opaque where only a background lies beneath`() throws {
    let below = try bar(
      over: card.constraints {
        "H:|[v]|"
        "v.top == safeArea.top"
        "v.height == 50"
      })
    #expect(below.appearance.background == Color(hex: 0xF9F9F9))
    #expect(below.appearance.backdrop == nil)
    let behind = try bar(
      over: card.constraints {
        "H:|[v]|"
        "V:|[v]|"
      })
    #expect(behind.appearance.backdrop == nil)
  }

  @Test func `a bar blurs what lies beneath it`() throws {
    let blurred = try bar(over: inset)
    #expect(blurred.appearance.background == nil)
    guard case .blur(let blur)? = blurred.appearance.backdrop else {
      Issue.record("no blur")
      return
    }
    #expect(blur == BlurStyle.systemChromeMaterial.blur(for: .light))
  }

  @Test func `nothing blurs at the scroll edge, and where transparency is reduced`() throws {
    let edge = try bar(over: inset, look: .scrollEdge)
    #expect(edge.appearance.background == nil && edge.appearance.backdrop == nil)
    let opaque = try bar(over: inset) { $0.isReduceTransparencyEnabled = true }
    #expect(opaque.appearance.background == Color(hex: 0xF9F9F9))
  }

  @Test func `what a view clips away does not lie beneath a bar`() throws {
    let scrollView = ScrollView().with(\.contentOffset, Point(x: 0, y: 50))
    let scrolled = scrollView { Label("aa").id("t") }.id("s").constraints {
      "t.top == super.top"
      "t.leading == super.leading"
    }
    let within = try bar(
      over: View { scrolled }.constraints {
        "H:|[s]|"
        "s.top == safeArea.top"
        "s.bottom == super.bottom"
      })
    #expect(within.appearance.backdrop == nil)
    let beneath = try bar(
      over: View { scrolled }.constraints {
        "H:|[s]|"
        "V:|[s]|"
      })
    #expect(beneath.appearance.backdrop != nil)
  }
}
