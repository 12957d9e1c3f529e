import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Columns and pages, each view `v` within the margins and the safe area of its root view.
struct ControllerTests {
  private static func root(_ id: String, _ inner: String) -> View {
    View { View(.view, id: inner) }.id(id).constraints {
      "V:|-[\(inner)]-|"
      "H:|-[\(inner)]-|"
    }
  }

  private let page = root("d", "v")

  private let columns = SplitController(
    .init(navigation: NavigationController(NavigationBar("List")), root: root("p", "l")),
    navigation: NavigationController(NavigationBar("Detail")))

  private func split(
    _ columns: SplitController, on device: String = "ipad-pro-11",
    _ orientation: Orientation = .landscape, change: (inout Traits) -> Void = { _ in }
  ) throws -> Layout {
    try layout(page, controller: .split(columns), on: device) {
      $0.orientation = orientation
      change(&$0)
    }
  }

  @Test func `columns stand beside each other with a line between them`() throws {
    let layout = try split(columns)
    #expect(layout.frames(of: "p", "d") == "p 0 0 320 834\nd 320.5 0 873.5 834")
    #expect(layout.frames(of: "l", "v") == "l 16 68 288 746\nv 340.5 68 833.5 746")
    let divider = layout.nodes.first { $0.type == .element(.separator) && $0.parent == nil }
    #expect(divider?.frame == Rect(x: 320, y: 0, width: 0.5, height: 834))
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `columns change sides from right to left`() throws {
    let layout = try split(columns) { $0.layoutDirection = .rightToLeft }
    #expect(layout.frames(of: "p", "d") == "p 874 0 320 834\nd 0 0 873.5 834")
  }

  @Test func `a display mode decides about the columns, and the preferred width about the first`()
    throws
  {
    var narrow = columns
    narrow.preferredPrimaryColumnWidth = 280
    let upright = try split(narrow, .portrait)
    #expect(upright.frames(of: "p", "d") == "p is missing\nd 0 0 834 1194")
    narrow.displayMode = .oneBesideSecondary
    let beside = try split(narrow, .portrait)
    #expect(beside.frames(of: "p", "d") == "p 0 0 280 1194\nd 280.5 0 553.5 1194")
    var overlaid = columns
    overlaid.displayMode = .oneOverSecondary
    let over = try split(overlaid, .portrait)
    #expect(over.frames(of: "p", "d") == "p 0 0 320 1194\nd 0 0 834 1194")
    #expect(over.nodes.contains { $0.type == .part(.dimmingView) })
  }

  @Test func `where there is room for one column it is pushed upon the other`() throws {
    let pushed = try split(columns, on: "iphone-x", .portrait)
    #expect(pushed.frames(of: "p", "d", "v") == "p is missing\nd 0 0 375 812\nv 16 88 343 690")
    #expect(pushed.nodes.contains { $0.type == .element(.button) && $0.text?.text == "List" })
    var collapsed = columns
    collapsed.collapsedColumn = .primary
    let first = try split(collapsed, on: "iphone-x", .portrait)
    #expect(first.frames(of: "p", "d") == "p 0 0 375 812\nd is missing")
    #expect(first.conflicts.isEmpty)
  }

  @Test func `of a wide phone the notch takes from the column at its side`() throws {
    let layout = try split(columns, on: "iphone-xs-max", .landscape)
    #expect(layout.frames(of: "p", "l") == "p 0 0 364 414\nl 60 44 288 349")
  }

  @Test func `the sidebar's colour is its own, and lighter in the dark`() throws {
    func color(_ style: UserInterfaceStyle) throws -> Color? {
      try split(columns) { $0.userInterfaceStyle = style }.node(named: "p")?.appearance.background
    }
    #expect(try color(.light) == Color(hex: 0xF2F2F7))
    #expect(try color(.dark) == Color(hex: 0x1C1C1E))
  }

  @Test(arguments: [
    ("iphone-x", "d 0 0 375 741", "v 16 88 343 653"),
    ("iphone-8", "d 0 0 375 630", "v 16 64 343 566"),
  ])
  func `dots of 37 points lie below a page, above the safe area`(
    _ device: String, _ frame: String, _ inner: String
  ) throws {
    var pages = PageController(numberOfPages: 3)
    pages.navigation = NavigationController()
    let layout = try layout(page, controller: .page(pages), on: device)
    #expect(layout.frames(of: "d", "v") == frame + "\n" + inner)
    let dots = try #require(layout.nodes.first { $0.type == .element(.pageControl) })
    #expect(dots.frame.height == 37 && dots.frame.minY == layout.node(named: "d")?.frame.maxY)
    #expect(dots.parent.map { layout.nodes[$0].appearance.background } == .black)
    #expect(layout.conflicts.isEmpty)
  }

  @Test(arguments: [
    (3, PageController.TransitionStyle.pageCurl), (0, PageController.TransitionStyle.scroll),
  ])
  func `without dots a page fills the window`(
    _ count: Int, _ style: PageController.TransitionStyle
  ) throws {
    var pages = PageController(numberOfPages: count)
    pages.transitionStyle = style
    let layout = try layout(page, controller: .page(pages))
    #expect(layout.frames(of: "d") == "d 0 0 375 667")
    #expect(!layout.nodes.contains { $0.type == .element(.pageControl) })
  }
}
