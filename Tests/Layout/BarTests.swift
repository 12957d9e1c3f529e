import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct BarTests {
  private let inside = """
    { "type": "view", "subviews": [{ "type": "view", "id": "a" }],
      "constraints": ["a.top == safeArea.top", "a.bottom == safeArea.bottom", "H:|[a]|"] }
    """

  private func bar(_ members: String) -> String {
    "{ \"type\": \"navigation\", \"title\": \"Title\", \(members) }"
  }

  @Test func `a large title takes 52 points more from the safe area, and a prompt 30`() throws {
    let large = try layout(inside, controller: bar("\"prefersLargeTitles\": true"))
    #expect(large.frames(of: "a") == "a 0 116 375 551")
    let prompt = try layout(inside, controller: bar("\"prompt\": \"Choose\""))
    #expect(prompt.frames(of: "a") == "a 0 94 375 573")
  }

  @Test func `a tab bar takes 49 points and a toolbar 44, above the home indicator`() throws {
    let tabs = "{ \"type\": \"tabBar\", \"items\": [{ \"title\": \"Home\" }]"
    let plain = try layout(inside, controller: tabs + " }", on: "iphone-x")
    #expect(plain.frames(of: "a") == "a 0 44 375 685")
    let both = try layout(
      inside,
      controller: tabs + ", \"navigation\": { \"toolbarItems\": [{ \"symbol\": \"plus\" }] } }",
      on: "iphone-x")
    #expect(both.frames(of: "a") == "a 0 88 375 597")
  }

  @Test(arguments: [
    ("iphone-x", Orientation.portrait, 27.0, 66.0), ("iphone-8", .portrait, 27, 42),
    ("iphone-xr", .portrait, 31, 70), ("ipad-pro-11", .portrait, 31, 46),
    ("iphone-8", .landscape, 31, 16), ("iphone-x", .landscape, 71, 16),
    ("iphone-8-plus", .landscape, 31, 22), ("ipad-pro-11", .landscape, 31, 46),
  ])
  func `a plus lies where UIKit has it`(
    device: String, orientation: Orientation, middle: Double, height: Double
  ) throws {
    let layout = try layout(
      inside, controller: bar("\"leftItems\": [{ \"symbol\": \"plus\" }]"), on: device
    ) { $0.orientation = orientation }
    let plus = try #require(layout.nodes.first { $0.type == .symbol }).frame
    #expect(plus.midX == middle)
    #expect(plus.midY == height)
  }

  @Test func `a picture that is a template has the tint of its button, any other its own colours`()
    throws
  {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    var template = Image(name: "gear.png", bitmap: bitmap)
    template.isTemplate = true
    var red = BarItem(image: template)
    red.tintColor = .system(.systemRed)
    var disabled = red
    disabled.isEnabled = false
    var bar = NavigationBar("Title")
    bar.rightItems = [red, disabled, BarItem(image: Image(name: "logo.png", bitmap: bitmap))]
    let screen = try Screen(
      "bars", controller: .navigation(NavigationController(bar)), root: View(.view))
    let layout = try layOut(
      screen, in: Traits(device: .standard), mask: nil, measuring: .fixedWidth)
    let inks = layout.nodes.filter { $0.type == .symbol }.map { node -> UInt32? in
      guard case .bitmap(let image)? = node.image?.picture else { return nil }
      return image.bitmap[0, 0]
    }
    #expect(inks[0] == 0xFFFF_3B30)
    #expect(inks[1] != inks[0])
    #expect(inks[2] == 0xFF00_0000)
  }

  @Test func `buttons change sides from right to left, and the arrow its direction`() throws {
    let items = bar("\"backTitle\": \"Back\", \"rightItems\": [{ \"title\": \"Done\" }]")
    let upright = try layout(inside, controller: items).nodes.first { $0.type == .symbol }
    let layout = try layout(inside, controller: items) { $0.layoutDirection = .rightToLeft }
    let arrow = try #require(layout.nodes.first { $0.type == .symbol })
    #expect(arrow.frame.midX > 340)
    #expect(arrow.symbol?.figure != upright?.symbol?.figure)
    let done = try #require(layout.nodes.first { $0.text?.text == "Done" })
    #expect(done.frame.minX == 16)
  }

  @Test func `a title that is too long gives way to the buttons beside it`() throws {
    let title = String(repeating: "a", count: 60)
    let items = """
      { "type": "navigation", "title": "\(title)", "leftItems": [{ "title": "Left" }],
        "rightItems": [{ "title": "R" }] }
      """
    let layout = try layout(inside, controller: items)
    let node = try #require(layout.nodes.first { $0.text?.text == title })
    let (leading, trailing): (Double, Double) = (16 + 34 + 8, 375 - 16 - 8.5 - 8)
    #expect(node.frame.minX == leading)
    #expect(node.frame.maxX == trailing)
  }

  @Test(arguments: [
    ("iphone-15-pro", Orientation.portrait, 44.0, 49.0), ("iphone-15-pro", .landscape, 32, 32),
    ("iphone-15-pro-max", .landscape, 44, 49), ("ipad-pro-11", .landscape, 44, 49),
  ])
  func `bars are lower on a phone that lies on its side and is not one of the wide ones`(
    device: String, orientation: Orientation, navigationBar: Double, tabBar: Double
  ) throws {
    let tabs = """
      { "type": "tabBar", "items": [{ "title": "A", "symbol": "star" }],
        "navigation": { "title": "a", "prefersLargeTitles": \(orientation == .landscape) } }
      """
    let layout = try layout(inside, controller: tabs, on: device) {
      $0.orientation = orientation
      $0.system = System(majorVersion: 17)
    }
    let safeArea = layout.traits.safeArea
    let large = device == "ipad-pro-11" ? 52.0 : 0
    let frames = [NodeType.navigationBar, .tabBar].map { type in
      layout.nodes.first { $0.type == type }?.frame.height
    }
    #expect(frames == [navigationBar + safeArea.top + large, tabBar + safeArea.bottom])
  }

  @Test func `tabs of a tablet stand in the row of the navigation bar since iOS 18`() throws {
    let tabs = """
      { "type": "tabBar", "items": [
        { "title": "aa", "symbol": "star", "selected": true }, { "title": "bb", "badge": "3" }],
        "navigation": { "title": "cc" } }
      """
    func nodes(_ version: Int) throws -> Layout {
      try layout(inside, controller: tabs, on: "ipad-pro-11") {
        $0.system = System(majorVersion: version)
      }
    }
    let old = try nodes(17)
    #expect(old.nodes.first { $0.type == .tabBar }?.frame.maxY == 1194)
    let new = try nodes(18)
    #expect(new.conflicts.isEmpty)
    #expect(try new.ambiguities().isEmpty)
    let bar = try #require(new.nodes.first { $0.type == .tabBar }).frame
    #expect(bar == Rect(x: 0, y: 24, width: 834, height: 44))
    let capsule = try #require(new.nodes.last { $0.type == .card }).frame
    #expect(capsule.midX == 417 && capsule.midY == bar.midY && capsule.height == 40)
    let items = new.nodes.filter { $0.type == .tabBarItem }.map(\.frame)
    #expect(items.count == 2 && items[0].maxX == items[1].minX)
    let title = try #require(new.nodes.first { $0.text?.text == "cc" })
    #expect(title.frame.minX == 20)
    #expect(new.frames(of: "a") == "a 0 68 834 1106")
  }

  @Test func `a badge beside a title leaves the title free`() throws {
    let tabs = """
      { "type": "tabBar", "items": [{ "title": "aaaa", "symbol": "star", "badge": "3" }] }
      """
    let layout = try layout(inside, controller: tabs, on: "ipad-pro-11")
    let badge = try #require(layout.nodes.first { $0.type == .badge }).frame
    let title = try #require(layout.nodes.first { $0.text?.text == "aaaa" }).frame
    #expect(badge.maxX < title.minX)
  }

  @Test func `at the scroll edge a bar has neither background nor hairline`() throws {
    let layout = try layout(inside, controller: bar("\"appearance\": \"scrollEdge\""))
    let types = layout.displayList().items.compactMap { $0.source.map { layout.nodes[$0].type } }
    #expect(types == [.view, .label])
  }

  @Test func `a tab bar shares its width, and its hairline lies above it`() throws {
    let tabs = """
      { "type": "tabBar", "items": [
        { "title": "A", "symbol": "star", "selected": true }, { "title": "B", "symbol": "star" },
        { "title": "C", "symbol": "star", "badge": "3" }] }
      """
    let layout = try layout(inside, controller: tabs) { $0.system = System(majorVersion: 12) }
    let items = layout.nodes.filter { $0.type == .tabBarItem }.map(\.frame)
    #expect(items.map(\.minX) == [0, 125, 250])
    let hairline = try #require(layout.nodes.first { $0.type == .separator })
    #expect(hairline.frame == Rect(x: 0, y: 617.5, width: 375, height: 0.5))
    let colors = layout.nodes.filter { $0.type == .symbol }.map(\.symbol?.color)
    #expect(colors == [Color(hex: 0x007AFF), Color(hex: 0x8E8E93), Color(hex: 0x8E8E93)])
    let figures = layout.nodes.filter { $0.type == .symbol }.map(\.symbol?.figure)
    #expect(figures[0] != figures[1] && figures[1] == figures[2])
    let badge = try #require(layout.nodes.first { $0.type == .badge }).frame
    #expect(badge.height == 18)
    #expect(badge.minX > 312.5)
  }

  @Test func `the buttons of a toolbar have equal gaps, and a single one stands in the middle`()
    throws
  {
    let three = bar(
      "\"toolbarItems\": [{ \"symbol\": \"plus\" }, { \"symbol\": \"xmark\" }, { \"symbol\": \"checkmark\" }]"
    )
    let symbols = try layout(inside, controller: three).nodes.filter { $0.type == .symbol }
    #expect(symbols.map(\.frame.midX) == [27, 187.5, 348])
    let one = try layout(inside, controller: bar("\"toolbarItems\": [{ \"symbol\": \"plus\" }]"))
    #expect(one.nodes.first { $0.type == .symbol }?.frame.midX == 187.5)
  }

  @Test(arguments: [
    ("add", "plus", ""), ("action", "square.and.arrow.up", ""), ("cancel", "", "Cancel"),
  ])
  func `a button of the system is its symbol or its words`(
    _ item: String, _ symbol: String, _ title: String
  ) throws {
    func nodes(_ members: String) throws -> [Node] {
      try layout(inside, controller: bar("\"rightItems\": [{ \(members) }]")).nodes
    }
    let system = try nodes("\"systemItem\": \"\(item)\"")
    let own = symbol.isEmpty ? "\"title\": \"\(title)\"" : "\"symbol\": \"\(symbol)\""
    #expect(system == (try nodes(own)))
  }

  @Test func `the system's done is bold, and a title of its own takes the place of its words`()
    throws
  {
    let item = "\"rightItems\": [{ \"systemItem\": \"done\", \"title\": \"Send\" }]"
    let button = try layout(inside, controller: bar(item)).nodes.first { $0.type == .button }
    #expect(button?.text?.text == "Send")
    #expect(button?.text?.font.weight == .semibold)
  }

  @Test func `a symbol in a bar may have a font of its own, and is as wide as it needs`() throws {
    let item =
      "\"leftItems\": [{ \"symbol\": { \"symbol\": \"circle\", \"font\": { \"size\": 32 } } }]"
    let node = try layout(inside, controller: bar(item)).nodes.first { $0.type == .symbol }
    // 32 * 1.28 is the circle, a fifth more its room, rounded up to half points.
    #expect(node?.frame.width == 49.5)
  }

  @Test(arguments: FieldMask.allCases)
  func `a mask over a bar leaves nothing of what the bar shows`(mask: FieldMask) throws {
    let bar = """
      { "type": "navigationBar", "id": "bar", "title": "Secret", "sensitive": true,
        "rightItems": [{ "symbol": "plus" }] }
      """
    let layout = try layout(root(bar, "H:|[bar]|", "bar.top == safeArea.top"), mask: mask)
    #expect(layout.frames(of: "bar") == "bar 0 20 375 44")
    for item in layout.displayList().items.dropFirst() {
      guard case .fill = item.drawing else {
        Issue.record("\(item.drawing)")
        continue
      }
    }
  }
}
