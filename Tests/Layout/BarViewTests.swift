import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Views of the author's own in the place of titles and buttons; the sizes and places are those that storyboards store.
@Suite struct BarViewTests {
  private func barLayout(_ bar: NavigationBar, mask: FieldMask? = nil) throws -> Layout {
    try layout(
      betweenBars, controller: .navigation(NavigationController(bar)), on: "iphone-xr", mask: mask)
  }

  private func sized(_ id: String, _ width: Double, _ height: Double) -> View {
    let size = Size(width: width, height: height)
    var view = View(.view, id: id)
    view.autoresizing = Autoresizing(Rect(origin: .zero, size: size), in: size)
    return view
  }

  @Test
  func `a title view keeps its size in the middle, and the view of an item ends at the margin`()
    throws
  {
    var bar = NavigationBar("Title").with(\.titleView, sized("heading", 240, 33))
    bar.rightItems = [BarItem(customView: sized("vault", 50, 30))]
    let layout = try barLayout(bar)
    #expect(layout.frames(of: "heading") == "heading 87 53.5 240 33")
    #expect(layout.frames(of: "vault") == "vault 344 55 50 30")
    bar.rightItems = [BarItem(customView: sized("vault", 92, 30))]
    #expect(try barLayout(bar).frames(of: "heading") == "heading 54 53.5 240 33")
    #expect(!layout.nodes.contains { $0.text?.text == "Title" })
  }

  @Test func `a switch in a bar has the frame that it has elsewhere`() throws {
    var control = Switch().view.id("switch")
    control.autoresizing = sized("", 51, 31).autoresizing
    var bar = NavigationBar()
    bar.rightItems = [BarItem(customView: control)]
    let node = try #require(try barLayout(bar).nodes.first { $0.name == "switch" })
    #expect(node.frame.size == Size(width: 51, height: 31))
    #expect(node.frame.midY == 70)
  }

  @Test func `constraints hold within a view in a bar, and make its size where it has none`() throws
  {
    var heading = View { Label("Hi", size: 17).id("text") }.constraints {
      "H:|-4-[text]-4-|"
      "V:|[text]|"
    }
    heading.id = "heading"
    let node = try #require(
      try barLayout(NavigationBar().with(\.titleView, heading)).nodes.first { $0.name == "heading" }
    )
    #expect(node.frame.width == 25)
    #expect(node.frame.midX == 207)
    #expect(node.frame.midY == 70)
  }

  @Test func `a title view that is too wide gives way to the buttons`() throws {
    let bar = NavigationBar().with(\.titleView, sized("heading", 500, 33))
      .with(\.leftItems, [BarItem("Left")])
    let node = try #require(try barLayout(bar).nodes.first { $0.name == "heading" })
    #expect(node.frame.minX == 20 + 34 + 8)
    #expect(node.frame.maxX == 414 - 20)
  }

  @Test func `a large title stands below the title view`() throws {
    let bar = NavigationBar("Title").with(\.titleView, sized("heading", 240, 33))
      .with(\.prefersLargeTitles, true)
    let layout = try barLayout(bar)
    #expect(layout.frames(of: "heading") == "heading 87 53.5 240 33")
    let title = try #require(layout.nodes.first { $0.text?.text == "Title" })
    #expect(title.frame.minY > 92)
  }

  @Test func `the only view of a toolbar lies in its middle`() throws {
    let toolbar = Toolbar([BarItem(customView: sized("segments", 335, 32))])
    let layout = try layout(inCorner(toolbar, ["H:|[a]|"]))
    #expect(layout.frames(of: "segments") == "segments 20 6 335 32")
  }

  @Test(arguments: [FieldMask.hide, .redact, .placeholder])
  func `a mask lies over what is sensitive in a bar's views, by their mark or the item's`(
    mask: FieldMask
  ) throws {
    var code = BarItem(customView: View(.label(Label("1815")), id: "code"))
    code.isSensitive = true
    let heading = View {
      Label("Ada").id("name").sensitive()
      Label("Account").id("open")
    }
    let bar = NavigationBar().with(\.titleView, heading).with(\.rightItems, [code])
    let masks = try barLayout(bar, mask: mask).nodes.reduce(into: [String: FieldMask]()) {
      $0[$1.name] = $1.mask
    }
    #expect(masks["name"] == mask)
    #expect(masks["code"] == mask)
    #expect(masks["open"] == nil)
  }

  @Test func `what a marked bar among the views has the mark taken off is not masked with it`()
    throws
  {
    let bar = NavigationBar("Ada")
      .with(\.leftItems, [BarItem(customView: Label("Ada").id("secret"))])
      .with(\.titleView, Label("Open").id("open").sensitive(false))
    let layout = try layout(
      inCorner(bar.view.sensitive(), ["a.width == super.width"]), mask: .redact)
    let masks = layout.nodes.reduce(into: [String: FieldMask]()) { $0[$1.name] = $1.mask }
    #expect(masks["a"] == .redact)
    #expect(masks["secret"] == .redact)
    #expect(masks["open"] == nil)
  }
}
