import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct BarTests {
  private let title = NavigationBar("Title")

  private func navigation(_ bar: NavigationBar, toolbar: [BarItem] = []) -> Controller {
    .navigation(NavigationController(bar, toolbarItems: toolbar))
  }

  @Test func `a large title takes 52 points more from the safe area, and a prompt 30`() throws {
    let large = navigation(title.with(\.prefersLargeTitles, true))
    #expect(try layout(betweenBars, controller: large).frames(of: "a") == "a 0 116 375 551")
    let prompt = navigation(title.with(\.prompt, "Choose"))
    #expect(try layout(betweenBars, controller: prompt).frames(of: "a") == "a 0 94 375 573")
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
    let bar = title.with(\.leftItems, [BarItem(symbol: "plus")])
    let layout = try layout(betweenBars, controller: navigation(bar), on: device) {
      $0.orientation = orientation
    }
    let plus = try #require(layout.nodes.first { $0.type == .part(.symbol) }).frame
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
    let layout = try layout(
      View(.view), controller: navigation(bar), on: Device.standard.id)
    let inks = layout.nodes.filter { $0.type == .part(.symbol) }.map { node -> UInt32? in
      guard case .bitmap(let image)? = node.image?.picture else { return nil }
      return image.bitmap[0, 0]
    }
    #expect(inks[0] == 0xFFFF_3B30)
    #expect(inks[1] != inks[0])
    #expect(inks[2] == 0xFF00_0000)
  }

  @Test func `buttons change sides from right to left, and the arrow its direction`() throws {
    let bar = navigation(
      title.with(\.backTitle, "Back").with(\.rightItems, [BarItem("Done")]))
    let upright = try layout(betweenBars, controller: bar).nodes.first { $0.type == .part(.symbol) }
    let layout = try layout(betweenBars, controller: bar) { $0.layoutDirection = .rightToLeft }
    let arrow = try #require(layout.nodes.first { $0.type == .part(.symbol) })
    #expect(arrow.frame.midX > 340)
    #expect(arrow.symbol?.figure != upright?.symbol?.figure)
    let done = try #require(layout.nodes.first { $0.text?.text == "Done" })
    #expect(done.frame.minX == 16)
  }

  @Test func `a title that is too long gives way to the buttons beside it`() throws {
    let title = String(repeating: "a", count: 60)
    let bar = NavigationBar(title).with(\.leftItems, [BarItem("Left")])
      .with(\.rightItems, [BarItem("R")])
    let layout = try layout(betweenBars, controller: navigation(bar))
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
    let bar = NavigationBar("a").with(\.prefersLargeTitles, orientation == .landscape)
    let tabs = TabBarController(
      TabBar([.init("A", symbol: "star")]), navigation: NavigationController(bar))
    let layout = try layout(betweenBars, controller: .tabBar(tabs), on: device) {
      $0.orientation = orientation
      $0.system = System(majorVersion: 17)
    }
    let safeArea = layout.traits.safeArea
    let large = device == "ipad-pro-11" ? 52.0 : 0
    let frames = [ElementKind.navigationBar, .tabBar].map { kind in
      layout.nodes.first { $0.type == .element(kind) }?.frame.height
    }
    #expect(frames == [navigationBar + safeArea.top + large, tabBar + safeArea.bottom])
  }

  @Test func `at the scroll edge a bar has neither background nor hairline`() throws {
    let layout = try layout(
      betweenBars, controller: navigation(title.with(\.appearance, .scrollEdge)))
    let types = layout.displayList().items.compactMap { $0.source.map { layout.nodes[$0].type } }
    #expect(types == [.element(.view), .element(.label)])
  }

  @Test func `the buttons of a toolbar have equal gaps, and a single one stands in the middle`()
    throws
  {
    func middles(_ symbols: Symbol...) throws -> [Double] {
      let bar = navigation(title, toolbar: symbols.map { BarItem(symbol: $0) })
      let nodes = try layout(betweenBars, controller: bar).nodes
      return nodes.filter { $0.type == .part(.symbol) }.map(\.frame.midX)
    }
    #expect(try middles("plus", "xmark", "checkmark") == [27, 187.5, 348])
    #expect(try middles("plus").first == 187.5)
  }

  @Test(arguments: [
    (BarItem.SystemItem.add, BarItem(symbol: "plus")),
    (.action, BarItem(symbol: "square.and.arrow.up")), (.cancel, BarItem("Cancel")),
  ])
  func `a button of the system is its symbol or its words`(
    _ item: BarItem.SystemItem, _ own: BarItem
  ) throws {
    func nodes(_ item: BarItem) throws -> [Node] {
      try layout(betweenBars, controller: navigation(title.with(\.rightItems, [item]))).nodes
    }
    #expect(try nodes(BarItem(systemItem: item)) == nodes(own))
  }

  @Test func `the system's done is bold, and a title of its own takes the place of its words`()
    throws
  {
    var send = BarItem(systemItem: .done)
    send.title = "Send"
    let bar = navigation(title.with(\.rightItems, [send]))
    let button = try layout(betweenBars, controller: bar).nodes.first {
      $0.type == .element(.button)
    }
    #expect(button?.text?.text == "Send")
    #expect(button?.text?.font.weight == .semibold)
  }

  @Test func `a symbol in a bar may have a font of its own, and is as wide as it needs`() throws {
    var circle = Symbol("circle")
    circle.font = .system(size: 32)
    let bar = navigation(title.with(\.leftItems, [BarItem(symbol: circle)]))
    let node = try layout(betweenBars, controller: bar).nodes.first { $0.type == .part(.symbol) }
    // 32 * 1.28 is the circle, a fifth more its room, rounded up to half points.
    #expect(node?.frame.width == 49.5)
  }

  @Test(arguments: FieldMask.allCases)
  func `a mask over a part of a bar leaves the other parts`(mask: FieldMask) throws {
    let bar = NavigationBar("Secret").with(\.isTitleSensitive, true)
      .with(\.rightItems, [BarItem("Open")])
    let layout = try layout(
      betweenBars, controller: .navigation(NavigationController(bar)), mask: mask)
    let masked = layout.nodes.filter { $0.mask != nil }
    #expect(masked.map(\.name) == ["label 1 in navigationBar 1"])
    let node = layout.node(at: ViewPath(in: .bar(.navigationBar, of: .content)))
    #expect(node?.name == "navigationBar 1")
  }

  @Test(arguments: FieldMask.allCases)
  func `a mask over a bar leaves nothing of what the bar shows`(mask: FieldMask) throws {
    let bar = NavigationBar("Secret").with(\.rightItems, [BarItem(symbol: "plus")])
    let root = View { bar.id("bar").sensitive() }.constraints {
      "H:|[bar]|"
      "bar.top == safeArea.top"
    }
    let layout = try layout(root, mask: mask)
    #expect(layout.frames(of: "bar") == "bar 0 20 375 44")
    for item in layout.displayList().items.dropFirst() {
      guard case .fill = item.drawing else {
        Issue.record("\(item.drawing)")
        continue
      }
    }
  }
}
