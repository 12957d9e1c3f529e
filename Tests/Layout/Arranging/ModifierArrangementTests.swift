import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// What changes the offer to one view, or its answer.
@Suite struct ModifierArrangementTests {
  @Test(arguments: [
    (Arrangement.Alignment.center, "a 162.5 298.5 50 50"), (.topLeading, "a 137.5 273.5 50 50"),
    (.bottomTrailing, "a 187.5 323.5 50 50"),
  ])
  func `a frame has its view where it is told`(
    _ alignment: Arrangement.Alignment, _ frame: String
  ) throws {
    #expect(try frames(zstack { fill("a").frame(50, 50).frame(100, 100, alignment) }, "a") == frame)
  }

  @Test func `a frame of no end takes all the width`() throws {
    var frame = Arrangement.Frame(alignment: .leading)
    frame.maxWidth = .infinity
    let root = fill("a").frame(50, 50).arranged(.frame(frame)).id("f")
    #expect(try frames(zstack { root }, "a", "f") == "a 0 298.5 50 50\nf 0 298.5 375 50")
  }

  @Test(arguments: [(50.0, "a 137.5 313.5 100 20"), (150, "a 112.5 313.5 150 20")])
  func `a frame between bounds takes what it is offered`(
    _ offer: Double, _ result: String
  ) throws {
    var frame = Arrangement.Frame()
    (frame.minWidth, frame.maxWidth, frame.height) = (100, 200, 20)
    let root = fill("a").arranged(.frame(frame)).frame(offer)
    #expect(try frames(zstack { root }, "a") == result)
  }

  @Test func `padding makes room of 16 points unless told otherwise`() throws {
    #expect(try frames(zstack { fill("a").padding() }, "a") == "a 16 16 343 615")
    #expect(try frames(zstack { fill("a").padding([.leading], 40) }, "a") == "a 40 0 335 647")
  }

  @Test func `a view over another is offered the size of that one`() throws {
    let root = View(.overlay(.init(.bottomTrailing))) {
      fill("a").frame(100, 50)
      fill("b")
      fill("c").frame(10, 10)
    }
    #expect(
      try frames(zstack { root }, "a", "b", "c")
        == """
        a 137.5 298.5 100 50
        b 137.5 298.5 100 50
        c 227.5 338.5 10 10
        """)
  }

  @Test func `the last view of a background decides about the size`() throws {
    let root = View(.background(.init())) {
      fill("b")
      fill("a").frame(100, 50).padding([.top], 10)
    }
    #expect(
      try frames(zstack { root }, "a", "b") == "a 137.5 303.5 100 50\nb 137.5 293.5 100 60")
  }

  @Test func `an offset moves nothing else`() throws {
    let root = vstack(spacing: 0) {
      fill("a").frame(10, 10).arranged(.offset(.init(x: 5, y: -5)))
      fill("b").frame(10, 10)
    }
    #expect(try frames(root, "a", "b") == "a 187.5 308.5 10 10\nb 182.5 323.5 10 10")
  }

  @Test func `a position is where the middle lies in all the room`() throws {
    let root = fill("a").frame(10, 10).arranged(.position(.init(x: 100, y: 200)))
    #expect(try frames(zstack { root }, "a") == "a 95 195 10 10")
  }

  @Test(arguments: [
    (Arrangement.AspectRatio(2), "a 0 229.75 375 187.5"),
    (.init(2, contentMode: .fill), "a -459.5 0 1294 647"),
    (.init(0.5), "a 25.75 0 323.5 647"),
  ])
  func `a ratio fits into the offer or fills it`(
    _ ratio: Arrangement.AspectRatio, _ frame: String
  ) throws {
    #expect(try frames(zstack { fill("a").arranged(.aspectRatio(ratio)) }, "a") == frame)
  }

  @Test func `a fixed size is the ideal one`() throws {
    let root = text("a", "one two three").arranged(.fixedSize(.init())).frame(50)
    #expect(try frames(zstack { root }, "a") == "a 122.5 311.5 130 24")
  }

  @Test func `the first view that fits is shown`() throws {
    let root = View(.viewThatFits(.init())) {
      fill("a").frame(400, 10)
      fill("b").frame(300, 10)
      fill("c").frame(200, 10)
    }
    let layout = try layout(zstack { root })
    #expect(layout.node(named: "b")?.frame.width == 300)
    let shown = Set(
      layout.displayList().items.map { "\($0.drawing)" }.filter { $0.contains("fill") })
    #expect(shown.count == 2)
  }

  @Test func `a reader of geometry takes all and has its views at the corner`() throws {
    let root = View(.geometryReader) { fill("a").frame(10, 10) }
    #expect(try frames(root.frame(100, 100), "a") == "a 137.5 273.5 10 10")
  }

  @Test func `a picture that is resized takes all that it is offered`() throws {
    let picture = View(.imageView(ImageView()), id: "a")
      .with(\.intrinsicContentSize, IntrinsicSize(width: 500, height: 300))
    let root = picture.arranged(.resizable).frame(100, 60)
    #expect(try frames(zstack { root }, "a") == "a 137.5 293.5 100 60")
  }
}
