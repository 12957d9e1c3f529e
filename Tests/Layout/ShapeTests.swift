import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// The drawings of figures, in the corner of a root view.
@Suite struct ShapeTests {
  private func drawings(_ shape: ShapeView) throws -> [Drawing] {
    try controlDrawings(shape, ["a.width == 100", "a.height == 40"])
  }

  @Test(arguments: [
    (Figure.rectangle, shape(0, 0, 100, 40, 0)), (.capsule, shape(0, 0, 100, 40, 20)),
    (.circle, shape(30, 0, 40, 40, 20)),
  ])
  func `a figure is as large as its frame allows`(_ figure: Figure, _ edge: RoundedRect) throws {
    let color = Color(hex: 0x102030)
    #expect(try drawings(ShapeView(figure, fill: .fixed(color))) == [.fill(edge, color)])
  }

  @Test func `a line lies on the edge or within it`() throws {
    var stroked = ShapeView(.capsule)
    stroked.stroke = ShapeView.Stroke()
    stroked.stroke?.color = .fixed(.black)
    stroked.stroke?.lineWidth = 4
    #expect(
      try drawings(stroked) == [.border(shape(-2, -2, 104, 44, 22), width: 4, .black)])
    stroked.stroke?.isWithinEdge = true
    #expect(try drawings(stroked) == [.border(shape(0, 0, 100, 40, 20), width: 4, .black)])
  }

  @Test func `corners of several radii are drawn as a figure, and change sides with the direction`()
    throws
  {
    var corners = Figure.UnevenCorners()
    (corners.topLeading, corners.bottomTrailing) = (10, 20)
    let uneven = ShapeView(.unevenRoundedRectangle(corners), fill: .fixed(.black))
    guard case .path(let path, _)? = try drawings(uneven).first else {
      Issue.record("it is no figure")
      return
    }
    #expect(path.elements.first == .move(to: Point(x: 10, y: 0)))
  }

  @Test func `nothing of a view is drawn beyond the figure that it is clipped to`() throws {
    let root = fill("a").frame(100, 40).arranged(.clip(.init(.circle)))
    let groups = try layout(zstack { root }).displayList().items.compactMap { item in
      if case .group(let group) = item.drawing { group.clip } else { nil }
    }
    #expect(groups == [shape(167.5, 323.5, 40, 40, 20)])
  }
}
