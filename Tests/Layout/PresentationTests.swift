import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

struct PresentationTests {
  private static let below = View { Label("aa").id("below") }.constraints {
    "below.top == safeArea.top"
    "below.left == super.left"
  }

  private static let presented = View { View(.view, id: "v") }.id("s")
    .backgroundColor(.systemBackground).constraints {
      "v.top == safeArea.top"
      "v.bottom == safeArea.bottom"
      "H:|-[v]-|"
    }

  private func presenting(
    _ presentation: Presentation, on device: String = "iphone-x",
    over controller: Controller = .plain,
    change: (inout Traits) -> Void = { _ in }
  ) throws -> Layout {
    try layout(
      Self.below, controller: controller, presented: presentation, on: device, change: change)
  }

  private static func sheet(
    _ detent: Sheet.Detent = .large, style: Sheet.Style = .pageSheet,
    in controller: Controller = .plain
  ) -> Presentation {
    var sheet = Sheet(PresentedContent(controller: controller, root: presented), detent: detent)
    sheet.style = style
    return .sheet(sheet)
  }

  private let fullScreen = Presentation.fullScreen(PresentedContent(root: presented))

  @Test(arguments: [
    (sheet(.large), "iphone-x", "s 0 54 375 758"),
    (sheet(.medium), "iphone-x", "s 0 406 375 406"),
    (sheet(.custom(height: 200)), "iphone-x", "s 0 578 375 234"),
    (sheet(.custom(height: 2000)), "iphone-x", "s 0 54 375 758"),
    (sheet(style: .formSheet), "ipad-pro-11", "s 147 287 540 620"),
    (sheet(style: .pageSheet), "ipad-pro-11", "s 65 44 704 1106"),
  ])
  func `a sheet lies where its detent and device have it`(
    sheet: Presentation, device: String, frame: String
  ) throws {
    let layout = try presenting(sheet, on: device)
    #expect(layout.frames(of: "s") == frame)
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `on a phone that lies on its side a sheet takes the whole screen`() throws {
    let layout = try presenting(Self.sheet(.medium)) { $0.orientation = .landscape }
    #expect(layout.frames(of: "s", "v") == "s 0 0 812 375\nv 60 0 692 354")
  }

  @Test func `the guides of what is presented are its own`() throws {
    let bars = Controller.tabBar(
      TabBarController(TabBar([.init("Home")]), navigation: NavigationController()))
    let sheet = try presenting(Self.sheet(), over: bars)
    #expect(sheet.frames(of: "v") == "v 16 54 343 724")
    let barred = try presenting(Self.sheet(in: .navigation(NavigationController())))
    #expect(barred.frames(of: "v") == "v 16 110 343 668")
    let whole = try presenting(fullScreen, over: bars)
    #expect(whole.frames(of: "v") == "v 16 44 343 734")
    let form = try presenting(Self.sheet(style: .formSheet), on: "ipad-pro-11")
    #expect(form.frames(of: "v") == "v 167 287 500 620")
  }

  @Test func `a sheet darkens everything below it, and lies over it`() throws {
    let bar = NavigationBar().with(\.appearance, .standard)
    let layout = try presenting(
      Self.sheet(.medium), over: .navigation(NavigationController(bar)))
    let types = layout.displayList().items.compactMap { $0.source.map { layout.nodes[$0].type } }
    let shade = try #require(types.firstIndex(of: .part(.dimmingView)))
    #expect(types[..<shade].contains(.element(.navigationBar)))
    #expect(types[(shade + 1)...] == [.part(.containerView)])
    #expect(layout.contentItems().count == shade)
    #expect(layout.presentedItems(over: layout.contentItems()) == layout.displayList().items)
  }

  @Test func `what lies below a full-screen controller has left the window`() throws {
    let layout = try presenting(fullScreen)
    let sources = layout.displayList().items.compactMap(\.source).map { layout.nodes[$0].type }
    #expect(sources == [.part(.containerView)])
  }

  @Test func `behind a large sheet the presenter draws back on black`() throws {
    let medium = try presenting(Self.sheet(.medium))
    #expect(medium.displayList().items.first?.source == 0)
    let large = try presenting(Self.sheet())
    let drawings = large.displayList().items.map(\.drawing)
    let window = RoundedRect(Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(drawings.first == .fill(window, .black))
    guard case .group(let presenter) = drawings[1] else { return #expect(Bool(false)) }
    #expect(presenter.clip?.rect == Rect(x: 16, y: 44, width: 343, height: 768))
    #expect(presenter.items == large.contentItems())
  }

  @Test func `since iOS 26 a sheet that is not at its highest stands free of the edges`() throws {
    func frame(_ name: String, at detent: Sheet.Detent) throws -> Rect {
      let layout = try presenting(Self.sheet(detent)) { $0.system = System(majorVersion: 26) }
      #expect(layout.conflicts.isEmpty)
      return try #require(layout.node(named: name)).frame
    }
    // Half of 812 less a point, and 34 for the home indicator, as large as 359 is of 375.
    let height = (405.0 + 34) * 359 / 375
    let sheet = try frame("s", at: .medium)
    #expect(sheet.minX == 8 && sheet.width == 359)
    #expect(abs(sheet.height - height) < 1e-6 && abs(sheet.maxY - 804) < 1e-6)
    let content = try frame("v", at: .medium)
    #expect(content.minX == 24 && abs(content.height - (height - 34)) < 1e-6)
    #expect(try frame("s", at: .large) == Rect(x: 0, y: 44, width: 375, height: 768))
  }

  @Test func `since iOS 26 nothing looks out above a large sheet`() throws {
    let layout = try presenting(Self.sheet()) { $0.system = System(majorVersion: 26) }
    #expect(layout.displayList().items.first?.source == 0)
  }

  @Test func `a popover stands beside its view with the arrow towards it, or is a sheet`() throws {
    var popover = Popover(PresentedContent(root: Self.presented), sourceView: "below")
    let pad = try presenting(.popover(popover), on: "ipad-pro-11")
    let below = try #require(pad.node(named: "below")?.frame)
    let card = try #require(pad.node(named: "s")?.frame)
    #expect(card == Rect(x: 10, y: (below.maxY + 13).rounded(), width: 320, height: 480))
    let arrow = try #require(pad.nodes.first { $0.type == .part(.popoverArrow) })
    #expect(arrow.frame.maxY == card.minY)
    #expect(arrow.symbol?.size == arrow.frame.size)
    #expect(try presenting(.popover(popover)).frames(of: "s") == "s 0 54 375 758")
    popover.permittedArrowDirection = .left
    let beside = try presenting(.popover(popover), on: "ipad-pro-11")
    #expect(beside.node(named: "s")?.frame.minX == (below.maxX + 13).rounded())
  }

  @Test func `in the dark a sheet has the lighter background of what lies above`() throws {
    func background(
      _ presentation: Presentation, _ style: UserInterfaceStyle
    ) throws -> Color? {
      let layout = try presenting(presentation) { $0.userInterfaceStyle = style }
      return layout.node(named: "s")?.appearance.background
    }
    #expect(try background(Self.sheet(), .dark) == Color(hex: 0x1C1C1E))
    #expect(try background(fullScreen, .dark) == .black)
    #expect(try background(Self.sheet(), .light) == .white)
  }
}
