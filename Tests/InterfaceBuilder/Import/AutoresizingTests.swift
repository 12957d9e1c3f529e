import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
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
