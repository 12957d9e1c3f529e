import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// What controllers' bars show behind their buttons where their author says nothing, on an iPhone 8.
@Suite struct ScrollEdgeTests {
  /// Whether the bar at the top and the one at the bottom are clear, and without a line.
  private func clear(
    _ root: some ViewConvertible, version: Int = 17, large: Bool = false
  ) throws -> [Bool] {
    let bar = NavigationBar("a").with(\.prefersLargeTitles, large)
    let bars = TabBarController(
      TabBar([.init("A", symbol: "star")]), navigation: NavigationController(bar))
    let layout = try layout(root, controller: .tabBar(bars)) {
      $0.system = System(majorVersion: version)
    }
    return try [ElementKind.navigationBar, .tabBar].map { kind in
      let index = try #require(layout.nodes.firstIndex { $0.type == .element(kind) })
      let bar = layout.nodes[index]
      let line = try #require(
        layout.nodes.first { $0.type == .element(.separator) && $0.parent == index })
      let isClear = bar.appearance.background == nil && bar.appearance.backdrop == nil
      #expect(line.isHidden == isClear)
      return isClear
    }
  }

  private func table(rows: Int, at offset: Double = 0) -> TableView {
    TableView { TableView.Section { (0..<rows).map { _ in TableViewCell("aa").view } } }
      .with(\.contentOffset, Point(x: 0, y: offset))
  }

  @Test
  func `bars are clear since iOS 15 where nothing scrolls, and before only under large titles`()
    throws
  {
    let plain = View { View(.view, id: "a") }.constraints {
      "H:|[a]|"
      "V:|[a]|"
    }
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
    let scrollView = ScrollView().with(\.contentOffset, Point(x: 0, y: 20))
    let below = scrollView { View(.view, id: "a") }.id("s").constraints {
      "a.top == super.top"
      "a.height == 900"
      "H:|[a(50)]|"
      "a.bottom == super.bottom"
    }
    let apart = View { below }.constraints {
      "H:|[s]|"
      "s.top == super.top + 200"
      "s.height == 100"
    }
    #expect(try clear(apart) == [true, true])
    let whole = View { below }.constraints {
      "H:|[s]|"
      "V:|[s]|"
    }
    #expect(try clear(whole) == [false, false])
  }

  @Test func `a text that has been scrolled counts`() throws {
    let textView = TextView("aa").with(\.contentOffset, Point(x: 0, y: 12))
    let root = View { textView.id("t") }.constraints {
      "H:|[t]|"
      "V:|[t]|"
    }
    #expect(try clear(root) == [false, true])
  }

  @Test func `what the author says holds, and bars among views keep their material`() throws {
    let bar = NavigationBar("a").with(\.appearance, .standard)
    let root = View { NavigationBar("b").id("n") }.constraints {
      "n.top == safeArea.top"
      "H:|[n]|"
    }
    let layout = try layout(root, controller: .navigation(NavigationController(bar)))
    let bars = layout.nodes.filter { $0.type == .element(.navigationBar) }
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.appearance.background != nil })
  }
}
