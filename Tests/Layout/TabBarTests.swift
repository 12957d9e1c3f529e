import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct TabBarTests {
  private func tabs(_ items: [TabBar.Item], in bar: NavigationBar? = nil) -> Controller {
    .tabBar(TabBarController(TabBar(items), navigation: bar.map { NavigationController($0) }))
  }

  private func tab(
    _ title: String, symbol: Symbol? = nil, badge: String? = nil, isSelected: Bool = false
  ) -> TabBar.Item {
    var item = TabBar.Item(title, symbol: symbol)
    item.badge = badge
    item.isSelected = isSelected
    return item
  }

  @Test func `a tab bar takes 49 points and a toolbar 44, above the home indicator`() throws {
    var tabs = TabBarController(TabBar([tab("Home")]))
    let plain = try layout(betweenBars, controller: .tabBar(tabs), on: "iphone-x")
    #expect(plain.frames(of: "a") == "a 0 44 375 685")
    tabs.navigation = NavigationController(toolbarItems: [BarItem(symbol: "plus")])
    let both = try layout(betweenBars, controller: .tabBar(tabs), on: "iphone-x")
    #expect(both.frames(of: "a") == "a 0 88 375 597")
  }

  @Test(arguments: [
    ("iphone-x", "a.bottom == safeArea.bottom", "a 0 729 375 49"),
    ("iphone-x", "a.top == safeArea.top", "a 0 44 375 44"),
    ("iphone-8", "a.bottom == safeArea.bottom", "a 0 623 375 44"),
  ])
  func `a toolbar among the views is 49 points high on a home indicator`(
    device: String, edge: String, frame: String
  ) throws {
    let root = View { View(.toolbar(Toolbar([BarItem(symbol: "plus")])), id: "a") }
    let layout = try layout(
      root.constraints {
        edge; "H:|[a]|"
      }, on: device)
    #expect(layout.frames(of: "a") == frame)
    let symbol = try #require(layout.nodes.first { $0.type == .part(.symbol) }).frame
    let bar = try #require(layout.nodes.first { $0.name == "a" }).frame
    #expect(symbol.midY == bar.midY)
  }

  @Test func `tabs of a tablet stand in the row of the navigation bar since iOS 18`() throws {
    let tabs = tabs(
      [tab("aa", symbol: "star", isSelected: true), tab("bb", badge: "3")],
      in: NavigationBar("cc"))
    func nodes(_ version: Int) throws -> Layout {
      try layout(betweenBars, controller: tabs, on: "ipad-pro-11") {
        $0.system = System(majorVersion: version)
      }
    }
    let old = try nodes(17)
    #expect(old.nodes.first { $0.type == .element(.tabBar) }?.frame.maxY == 1194)
    let new = try nodes(18)
    #expect(new.conflicts.isEmpty)
    #expect(try new.ambiguities().isEmpty)
    let bar = try #require(new.nodes.first { $0.type == .element(.tabBar) }).frame
    #expect(bar == Rect(x: 0, y: 24, width: 834, height: 44))
    let capsule = try #require(new.nodes.last { $0.type == .part(.card) }).frame
    #expect(capsule.midX == 417 && capsule.midY == bar.midY && capsule.height == 40)
    let items = new.nodes.filter { $0.type == .part(.tabBarItem) }.map(\.frame)
    #expect(items.count == 2 && items[0].maxX == items[1].minX)
    let title = try #require(new.nodes.first { $0.text?.text == "cc" })
    #expect(title.frame.minX == 20)
    #expect(new.frames(of: "a") == "a 0 68 834 1106")
  }

  @Test func `a badge beside a title leaves the title free`() throws {
    let tabs = tabs([tab("aaaa", symbol: "star", badge: "3")])
    let layout = try layout(betweenBars, controller: tabs, on: "ipad-pro-11")
    let badge = try #require(layout.nodes.first { $0.type == .part(.badge) }).frame
    let title = try #require(layout.nodes.first { $0.text?.text == "aaaa" }).frame
    #expect(badge.maxX < title.minX)
  }

  @Test func `a tab bar shares its width, and its hairline lies above it`() throws {
    let tabs = tabs([
      tab("A", symbol: "star", isSelected: true), tab("B", symbol: "star"),
      tab("C", symbol: "star", badge: "3"),
    ])
    let layout = try layout(betweenBars, controller: tabs) { $0.system = System(majorVersion: 12) }
    let items = layout.nodes.filter { $0.type == .part(.tabBarItem) }.map(\.frame)
    #expect(items.map(\.minX) == [0, 125, 250])
    let hairline = try #require(layout.nodes.first { $0.type == .element(.separator) })
    #expect(hairline.frame == Rect(x: 0, y: 617.5, width: 375, height: 0.5))
    let colors = layout.nodes.filter { $0.type == .part(.symbol) }.map(\.symbol?.color)
    #expect(colors == [Color(hex: 0x007AFF), Color(hex: 0x8E8E93), Color(hex: 0x8E8E93)])
    let figures = layout.nodes.filter { $0.type == .part(.symbol) }.map(\.symbol?.figure)
    #expect(figures[0] != figures[1] && figures[1] == figures[2])
    let badge = try #require(layout.nodes.first { $0.type == .part(.badge) }).frame
    #expect(badge.height == 18)
    #expect(badge.minX > 312.5)
  }
}
