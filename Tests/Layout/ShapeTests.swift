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

  /// The areas of the dashes of a line of 2 points within a rectangle, by their bounds.
  private func dashes(_ lengths: [Double], _ phase: Double = 0) throws -> [[Point]] {
    var stroke = ShapeView.Stroke()
    (stroke.lineWidth, stroke.isWithinEdge) = (2, true)
    (stroke.dash, stroke.dashPhase) = (lengths, phase)
    var stroked = ShapeView(.rectangle)
    stroked.stroke = stroke
    guard case .path(let path, _)? = try drawings(stroked).first else { return [] }
    return path.elements.reduce(into: []) { areas, element in
      switch element {
      case .move(let point): areas.append([point])
      case .line(let point): areas[areas.count - 1].append(point)
      case .curve, .close: break
      }
    }
  }

  @Test func `dashes lie along the edge from its beginning`() throws {
    // The middle of the line is 98 points wide and 38 high.
    let areas = try dashes([8, 4])
    #expect(
      areas[0] == [Point(x: 1, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 2), Point(x: 1, y: 2)])
    #expect(areas[1].first == Point(x: 13, y: 0))
    #expect(try dashes([8, 4], 3)[0][1] == Point(x: 6, y: 0))
  }

  @Test func `a dash goes around a corner, which is filled`() throws {
    let areas = try dashes([1_000, 1])
    // Four sides, and the corners between them.
    #expect(areas.count == 7)
    #expect(areas[4].contains(Point(x: 100, y: 0)))
  }

  @Test func `a line of one length has gaps of the same`() throws {
    #expect(try dashes([4]) == dashes([4, 4]))
    #expect(try dashes([0]) == [])
  }
}
