import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Views at the edges of the safe area, and what scrolls.
@Suite struct SafeAreaArrangementTests {
  @Test func `what ignores the safe area reaches to the window's edges`() throws {
    let root = zstack {
      fill("a").arranged(.ignoresSafeArea(.init()))
      fill("b")
    }
    #expect(try frames(root, "a", "b") == "a 0 -20 375 667\nb 0 0 375 647")
  }

  @Test func `what does not touch an edge of the safe area does not reach beyond it`() throws {
    let root = fill("a").frame(100, 100).arranged(.ignoresSafeArea(.init()))
    #expect(try frames(zstack { root }, "a") == "a 137.5 273.5 100 100")
  }

  @Test func `an inset makes the room of the others smaller`() throws {
    let root = View(.safeAreaInset(.init(.bottom))) {
      fill("a")
      fill("bar").frame(nil, 50)
    }
    #expect(try frames(root, "a", "bar") == "a 0 0 375 597\nbar 0 597 375 50")
  }

  @Test func `a scroll view reaches beneath the bars, its content rests below them`() throws {
    let root = zstack {
      View(.scroll(.init())) { fill("a").frame(nil, 900) }.id("window")
    }
    #expect(try frames(root, "window", "a") == "window 0 -20 375 667\na 0 0 375 900")
  }

  @Test func `a scroll view offers its content no height`() throws {
    let root = View(.scroll(.init())) {
      fill("a")
      text("t", "text")
    }
    #expect(try frames(root, "a").hasSuffix("375 10"))
  }

  @Test func `a scroll view is moved by its offset`() throws {
    var scroll = Arrangement.Scroll(horizontal: true, vertical: false)
    scroll.contentOffset = Point(x: 30, y: 0)
    let root = View(.scroll(scroll)) {
      fill("a").frame(300, 40)
      fill("b").frame(300, 40)
    }
    #expect(try frames(zstack { root }, "a", "b") == "a -30 303.5 300 40\nb 278 303.5 300 40")
  }

  @Test func `an arranged view lies in its frame among constraints`() throws {
    let root = View { vstack(spacing: 0) { fill("a").frame(10, 10) }.id("host") }.constraints {
      "host.left == super.left + 50"
      "host.top == super.top + 120"
      "host.width == 100"
      "host.height == 100"
    }
    #expect(try frames(root, "host", "a") == "host 50 100 100 100\na 95 145 10 10")
  }

  @Test func `an arranged view asks for the room of its content among constraints`() throws {
    let root = View { vstack(spacing: 0) { fill("a").frame(30, 10) }.id("host") }.constraints {
      "host.left == super.left"
      "host.top == super.top + 100"
    }
    #expect(try frames(root, "host") == "host 0 80 30 10")
  }

  @Test func `views with constraints lie in an arranged view`() throws {
    let inner = View(id: "box") { fill("a") }.constraints {
      "a.left == super.left + 5"
      "a.right == super.right - 5"
      "a.top == super.top"
      "a.bottom == super.bottom"
    }
    #expect(
      try frames(zstack { inner.frame(100, 40) }, "box", "a")
        == "box 137.5 303.5 100 40\na 142.5 303.5 90 40")
  }

  @Test(arguments: [FieldMask.redact, .placeholder, .hide])
  func `a mask moves nothing`(_ mask: FieldMask) throws {
    let root = vstack {
      text("a", "secret").sensitive()
      text("b", "known")
    }
    let (plain, masked) = (try layout(root), try layout(root, mask: mask))
    #expect(plain.nodes.map(\.frame) == masked.nodes.map(\.frame))
    #expect(masked.node(named: "a")?.mask == mask)
    #expect(masked.node(named: "root")?.mask == nil)
  }
}

extension View {
  /// A plain view with an id.
  fileprivate init(id: String, @ListBuilder<View> _ subviews: () -> [View]) {
    self = View(subviews).id(id)
  }
}
