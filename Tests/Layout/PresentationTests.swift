import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

struct PresentationTests {
  private static let inner = """
    "root": { "type": "view", "id": "s", "backgroundColor": "systemBackground",
      "subviews": [{ "type": "view", "id": "v" }],
      "constraints": ["v.top == safeArea.top", "v.bottom == safeArea.bottom", "H:|-[v]-|"] }
    """

  private func presenting(
    _ members: String, on device: String = "iphone-x", controller: String = "\"plain\"",
    mask: FieldMask? = nil, change: (inout Traits) -> Void = { _ in }
  ) throws -> Layout {
    let text = """
      { "format": 1, "name": "test", "controller": { "type": \(controller) },
        "root": { "type": "view", "subviews": [{ "type": "label", "id": "below", "text": "aa" }],
          "constraints": ["below.top == safeArea.top", "below.left == super.left"] },
        "presented": { \(members), \(Self.inner) } }
      """
    let decoded = Screen.decode([UInt8](text.utf8), file: "test.screen.json")
    let screen = try #require(decoded.screen, "\(decoded.diagnostics)")
    var traits = Traits(device: try Device(id: device))
    change(&traits)
    return try layOut(screen, in: traits, mask: mask, measuring: .fixedWidth)
  }

  @Test(arguments: [
    ("\"detent\": \"large\"", "iphone-x", "s 0 54 375 758"),
    ("\"detent\": \"medium\"", "iphone-x", "s 0 406 375 406"),
    ("\"detent\": 200", "iphone-x", "s 0 578 375 234"),
    ("\"detent\": 2000", "iphone-x", "s 0 54 375 758"),
    ("\"style\": \"formSheet\"", "ipad-pro-11", "s 147 287 540 620"),
    ("\"style\": \"pageSheet\"", "ipad-pro-11", "s 65 44 704 1106"),
  ])
  func `a sheet lies where its detent and device have it`(
    members: String, device: String, frame: String
  ) throws {
    let layout = try presenting("\"type\": \"sheet\", \(members)", on: device)
    #expect(layout.frames(of: "s") == frame)
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `on a phone that lies on its side a sheet takes the whole screen`() throws {
    let layout = try presenting("\"type\": \"sheet\", \"detent\": \"medium\"") {
      $0.orientation = .landscape
    }
    #expect(layout.frames(of: "s", "v") == "s 0 0 812 375\nv 64 0 684 354")
  }

  @Test func `the guides of what is presented are its own`() throws {
    let bars = "\"tabBar\", \"items\": [{ \"title\": \"Home\" }], \"navigation\": {}"
    let sheet = try presenting("\"type\": \"sheet\"", controller: bars)
    #expect(sheet.frames(of: "v") == "v 16 54 343 724")
    let barred = try presenting(#""type": "sheet", "controller": { "type": "navigation" }"#)
    #expect(barred.frames(of: "v") == "v 16 110 343 668")
    let whole = try presenting("\"type\": \"fullScreen\"", controller: bars)
    #expect(whole.frames(of: "v") == "v 16 44 343 734")
    let form = try presenting("\"type\": \"sheet\", \"style\": \"formSheet\"", on: "ipad-pro-11")
    #expect(form.frames(of: "v") == "v 167 287 500 620")
  }

  @Test func `a sheet darkens everything below it, and lies over it`() throws {
    let layout = try presenting(
      #""type": "sheet", "detent": "medium""#,
      controller: "\"navigation\", \"appearance\": \"standard\"")
    let types = layout.displayList().items.compactMap { $0.source.map { layout.nodes[$0].type } }
    let shade = try #require(types.firstIndex(of: .dimmingView))
    #expect(types[..<shade].contains(.navigationBar))
    #expect(types[(shade + 1)...] == [.containerView])
    #expect(layout.contentItems().count == shade)
    #expect(layout.presentedItems(over: layout.contentItems()) == layout.displayList().items)
  }

  @Test func `what lies below a full-screen controller has left the window`() throws {
    let layout = try presenting("\"type\": \"fullScreen\"")
    let sources = layout.displayList().items.compactMap(\.source).map { layout.nodes[$0].type }
    #expect(sources == [.containerView])
  }

  @Test func `behind a large sheet the presenter draws back on black`() throws {
    let medium = try presenting(#""type": "sheet", "detent": "medium""#)
    #expect(medium.displayList().items.first?.source == 0)
    let large = try presenting(#""type": "sheet""#)
    let drawings = large.displayList().items.map(\.drawing)
    let window = RoundedRect(Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(drawings.first == .fill(window, .black))
    guard case .group(let presenter) = drawings[1] else { return #expect(Bool(false)) }
    #expect(presenter.clip?.rect == Rect(x: 16, y: 44, width: 343, height: 768))
    #expect(presenter.items == large.contentItems())
  }

  @Test func `since iOS 26 a sheet that is not at its highest stands free of the edges`() throws {
    let layout = try presenting(#""type": "sheet", "detent": "medium""#) {
      $0.system = System.all.last ?? .default
    }
    #expect(layout.frames(of: "s", "v") == "s 8 406 359 398\nv 24 406 327 372")
  }

  @Test func `a popover stands beside its view with the arrow towards it, or is a sheet`() throws {
    let source = #""type": "popover", "sourceView": "below""#
    let pad = try presenting(source, on: "ipad-pro-11")
    let below = try #require(pad.node(named: "below")?.frame)
    let card = try #require(pad.node(named: "s")?.frame)
    #expect(card == Rect(x: 10, y: (below.maxY + 13).rounded(), width: 320, height: 480))
    let arrow = try #require(pad.nodes.first { $0.type == .popoverArrow })
    #expect(arrow.frame.maxY == card.minY)
    #expect(arrow.symbol?.size == arrow.frame.size)
    let beside = try presenting(
      source + #", "permittedArrowDirection": "left""#, on: "ipad-pro-11")
    #expect(beside.node(named: "s")?.frame.minX == (below.maxX + 13).rounded())
    #expect(try presenting(source).frames(of: "s") == "s 0 54 375 758")
  }

  @Test func `in the dark a sheet has the lighter background of what lies above`() throws {
    func background(_ type: String, _ style: UserInterfaceStyle) throws -> Color? {
      let layout = try presenting("\"type\": \"\(type)\"") { $0.userInterfaceStyle = style }
      return layout.node(named: "s")?.appearance.background
    }
    #expect(try background("sheet", .dark) == Color(hex: 0x1C1C1E))
    #expect(try background("fullScreen", .dark) == .black)
    #expect(try background("sheet", .light) == .white)
  }
}
