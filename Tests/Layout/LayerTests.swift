import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct LayerTests {
  private func drawings(_ view: View, mask: FieldMask? = nil) throws -> [Drawing] {
    let root = View { view.id("a") }.constraints {
      "a.left == super.left + 10"
      "a.top == super.top + 10"
      "a.width == 100"
      "a.height == 50"
    }
    return try layout(root, mask: mask).displayList().items.dropFirst().map(\.drawing)
  }

  private let inner = View { View(.view, id: "b").backgroundColor(.black) }
  private let white = View(.view).backgroundColor(.white)

  private let frame = Rect(x: 10, y: 10, width: 100, height: 50)

  @Test func `a border lies over what is in the view`() throws {
    let view = inner.border(width: 2, color: .system(.systemRed)).cornerRadius(8).constraints {
      "H:|[b]|"
      "V:|[b]|"
    }
    let all = try drawings(view)
    #expect(
      all == [
        .fill(RoundedRect(frame), .black),
        .border(RoundedRect(frame, radius: 8), width: 2, Color(hex: 0xFF3B30)),
      ])
  }

  @Test func `corners keep their curve and their names`() throws {
    let all = try drawings(
      View(.view).backgroundColor(.black)
        .cornerRadius(8, curve: .continuous, corners: [.topRight]))
    let shape = RoundedRect(frame, radius: 8, curve: .continuous, corners: [.topRight])
    #expect(all == [.fill(shape, .black)])
  }

  @Test func `a gradient lies over the background, in points`() throws {
    var declared = Gradient([
      .init(.system(.black), at: 0), .init(.system(.white), at: 1),
    ])
    declared.startPoint = Point(x: 0, y: 0.5)
    declared.endPoint = Point(x: 1, y: 0.5)
    let all = try drawings(white.gradient(declared))
    let gradient = ColorGradient(
      .axial, stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)],
      from: Point(x: 10, y: 35), to: Point(x: 110, y: 35))
    #expect(all == [.fill(RoundedRect(frame), .white), .gradient(RoundedRect(frame), gradient)])
  }

  @Test func `a shadow lies beneath the view, from its opaque shape`() throws {
    var declared = Shadow(opacity: 0.25)
    declared.radius = 6
    declared.offset = Point(x: 0, y: 4)
    let all = try drawings(white.cornerRadius(8).shadow(declared))
    guard case .shadow(let shadow)? = all.first else {
      Issue.record("no shadow in \(all)")
      return
    }
    let shape = RoundedRect(frame, radius: 8)
    #expect(shadow.items.map(\.drawing) == [.fill(shape, .black)])
    #expect(shadow.radius == 6)
    #expect(shadow.offset == Point(x: 0, y: 4))
    #expect(shadow.color == Color(hex: 0x000000, alpha: 0.25))
    #expect(all.dropFirst() == [.fill(shape, .white)])
  }

  @Test func `a view without background casts the shadow of what is in it`() throws {
    let view = inner.shadow(Shadow(opacity: 1)).constraints {
      "b.left == a.left + 90"
      "V:|[b]|"
      "b.width == 20"
    }
    let all = try drawings(view)
    guard case .shadow(let shadow)? = all.first else {
      Issue.record("no shadow in \(all)")
      return
    }
    #expect(shadow.items.map(\.drawing) == Array(all.dropFirst()))
    #expect(shadow.bounds == Rect(x: 10, y: 10, width: 110, height: 50))
  }

  @Test func `a view that clips to its bounds cuts its shadow away`() throws {
    let all = try drawings(white.shadow(Shadow(opacity: 1)).clipsToBounds())
    #expect(all == [.fill(RoundedRect(frame), .white)])
  }

  @Test func `a masked view shows neither shadow nor border nor gradient`() throws {
    let view = View(.view).sensitive().shadow(Shadow(opacity: 1))
      .border(width: 1, color: .system(.black))
      .gradient(Gradient([.init(.system(.black), at: 0)]))
    let all = try drawings(view, mask: .redact)
    #expect(all == [.fill(RoundedRect(frame), .black)])
  }

  @Test(arguments: [
    "[]", #"[{ "color": "black", "location": 1 }, { "color": "white", "location": 0 }]"#,
  ])
  func `a gradient without stops in order is refused`(_ stops: String) {
    let text = """
      { "format": 1, "name": "test",
        "root": { "type": "view", "gradient": { "stops": \(stops) } } }
      """
    let decoded = Screen.decode([UInt8](text.utf8), file: "test.screen.json")
    #expect(decoded.screen == nil)
    #expect(decoded.diagnostics.map(\.kind.name) == [.outOfRange])
  }
}
