import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

@Suite struct StandInSizeTests {
  private func size(trusted: Bool, _ content: String = "") throws -> IntrinsicSize? {
    let gauge = view("gauge", "view", #"customClass="Gauge""#, frame: "0 0 90 40", content)
    let document = try InterfaceDocument.read(
      Array(storyboard("<subviews>\(gauge)</subviews>").utf8))
    let scene = try #require(document.drawableScenes.first)
    let imported = try #require(
      try document.importScene(
        scene, name: "Main", in: SizeClasses(width: .compact, height: .regular),
        .canvas(trustsStoredSizes: trusted)))
    return imported.screen.view("gauge")?.intrinsicContentSize
  }

  @Test func `an empty view of the author's own class is as large as the document stores it`()
    throws
  {
    #expect(try size(trusted: true) == IntrinsicSize(width: 90, height: 40))
  }

  @Test func `without stored sizes it is as large as the library makes a view`() throws {
    #expect(try size(trusted: false) == IntrinsicSize(width: 240, height: 128))
  }

  @Test func `a view with something in it is as large as that`() throws {
    #expect(try size(trusted: false, "<subviews>\(view("needle"))</subviews>") == nil)
  }
}
