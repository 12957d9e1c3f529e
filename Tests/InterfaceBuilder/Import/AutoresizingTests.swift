import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

@Suite struct AutoresizingTests {
  private func autoresizing(_ attributes: String, _ content: String = "") throws -> Autoresizing? {
    let scene = try imported(
      storyboard(
        "<subviews>\(view("a", "view", attributes, frame: "10 20 100 50", content))</subviews>"))
    return scene.screen.view("a")?.autoresizing
  }

  @Test func `a view without constraints keeps its frame by its mask`() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#
    let found = try #require(try autoresizing("", mask))
    #expect(found.mask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(found.frame.minX == 10 && found.frame.height == 50)
  }

  @Test func `a fixed frame has no mask`() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#
    let found = try autoresizing(#"fixedFrame="YES""#, mask)
    #expect(found?.mask == [])
  }

  @Test func `a fixed frame stays where the constraint of another view names it`() throws {
    let scene = try imported(
      storyboard(
        """
        <subviews>\(view("a", "view", #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#))\
        \(view("b", "view", #"translatesAutoresizingMaskIntoConstraints="NO""#))</subviews>
        <constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" \
        secondAttribute="top" id="c"/></constraints>
        """))
    #expect(scene.screen.view("a")?.autoresizing != nil)
    #expect(scene.screen.view("b")?.autoresizing == nil)
  }

  @Test func `cells without a frame lie in rows of their height, with all in them`() throws {
    func cell(_ id: String, _ attributes: String = "") -> String {
      """
      <tableViewCell \(attributes) id="\(id)"><tableViewCellContentView key="contentView" id="\(id)c">
      <subviews><label id="\(id)l" text="A"/></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let table = view(
      "t", "tableView", frame: "0 0 375 600",
      "<prototypes>\(cell("a", #"rowHeight="60""#))\(cell("b"))</prototypes>")
    let screen = try imported(storyboard("<subviews>\(table)</subviews>")).screen
    #expect(screen.view("a")?.autoresizing?.frame == Rect(x: 0, y: 0, width: 375, height: 60))
    #expect(screen.view("b")?.autoresizing?.frame == Rect(x: 0, y: 60, width: 375, height: 44))
    #expect(screen.view("al") != nil && screen.view("bl") != nil)
  }

  @Test func `a frame may be told as an inset`() throws {
    let inset = #"<frame key="frameInset" minX="15" width="91" height="15"/>"#
    let text = storyboard("<subviews><view id=\"a\">\(inset)</view></subviews>")
    let frame = try imported(text).screen.view("a")?.autoresizing?.frame
    #expect(frame == Rect(x: 15, y: 0, width: 91, height: 15))
  }

  @Test func `a view that a constraint names is placed by constraints`() throws {
    let scene = try imported(
      storyboard(
        """
        <subviews>\(view("a", "view", #"translatesAutoresizingMaskIntoConstraints="NO""#))</subviews>
        <constraints><constraint firstItem="a" firstAttribute="width" constant="10" id="c"/>\
        </constraints>
        """))
    #expect(scene.screen.view("a")?.autoresizing == nil)
  }
}
