import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

/// The storyboards' root views are as high as their screens.
@Suite struct CanvasTests {
  private static func canvas(
    device: String = "retina6_12", height: Int = 852, controller: String = "",
    _ content: String = "", tools: Int = 21507
  ) throws -> Screen {
    let text = storyboard(content, controller: controller, tools: tools)
      .replacing("retina6_12", with: device)
      .replacing(#"height="852""#, with: #"height="\#(height)""#)
    let document = try InterfaceDocument.read(Array(text.utf8))
    return try document.importScene(
      try #require(document.drawableScenes.first), of: DocumentReference(file: "Main.storyboard"),
      in: Traits(device: .canvas), files: .none
    ).screen
  }

  private static func bars(_ screen: Screen) -> [Double] {
    screen.canvas.map { [$0.safeArea.top, $0.safeArea.bottom] } ?? []
  }

  private static let navigationBar =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#

  @Test func `notch and home indicator are those of the device`() throws {
    #expect(try Self.bars(Self.canvas(device: "retina4_7", height: 667)) == [20, 0])
    #expect(try Self.bars(Self.canvas()) == [59, 34])
    #expect(try Self.bars(Self.canvas(device: "ipad12_9rounded", height: 1366)) == [24, 20])
  }

  @Test func `a bar that the author chose adds its height`() throws {
    let chosen = try Self.canvas(
      device: "retina4_7", height: 667, controller: Self.navigationBar)
    #expect(Self.bars(chosen) == [20, 0])
    #expect(chosen.controller.navigation != nil)
    let ofTwentySix = try Self.canvas(
      device: "retina4_7", height: 667, controller: Self.navigationBar, tools: 24127)
    #expect(Self.bars(ofTwentySix) == [64, 0])
    #expect(ofTwentySix.controller == .plain)
    let none = try Self.canvas(
      device: "retina4_7", height: 667, controller: #"<nil key="simulatedTopBarMetrics"/>"#)
    #expect(Self.bars(none) == [20, 0])
  }

  @Test func `a root view between opaque bars has none over it`() throws {
    let screen = try Self.canvas(
      device: "retina4_7", height: 603, controller: Self.navigationBar)
    #expect(Self.bars(screen) == [0, 0])
  }

  /// A view whose top lies 8 below the safe area's, and whose left edge is at the leading margin.
  private static func tied(_ attributes: String = "", y: Int = 104) -> String {
    """
    <subviews>\(view("a", "view", attributes, frame: "24 \(y) 100 50"))</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="8" id="c1"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
    secondAttribute="leadingMargin" id="c2"/>
    </constraints>
    """
  }

  @Test func `what frames show on the canvas goes before what is usual`() throws {
    let screen = try Self.canvas(Self.tied())
    #expect(Self.bars(screen) == [96, 34])
    #expect(screen.controller == .plain)
    #expect(screen.root.layoutMargins == EdgeInsets(left: 24, right: 24))
  }

  @Test(arguments: ["misplaced", "ambiguous"])
  func `frames that were not laid out show nothing`(attribute: String) throws {
    let screen = try Self.canvas(Self.tied(#"\#(attribute)="YES""#))
    #expect(Self.bars(screen) == [59, 34])
    #expect(screen.root.layoutMargins == nil)
  }

  @Test func `a device on its side and the dark are the canvas's, too`() throws {
    let text = storyboard("").replacing(
      #"orientation="portrait""#, with: #"orientation="landscape" appearance="dark""#
    ).replacing(#"width="393" height="852""#, with: #"width="852" height="393""#)
    let document = try InterfaceDocument.read(Array(text.utf8))
    let screen = try document.importScene(
      try #require(document.drawableScenes.first), of: DocumentReference(file: "Main.storyboard"),
      in: Traits(device: .canvas), files: .none
    ).screen
    let traits = try #require(screen.canvas)
    #expect(traits.size == Size(width: 852, height: 393))
    #expect(traits.orientation == .landscape)
    #expect(traits.userInterfaceStyle == .dark)
  }

  @Test(arguments: [(21507, nil), (22154, IntrinsicSize(width: 100, height: 50))])
  func `a label without a text in a stack keeps its size on newer canvases only`(
    tools: Int, size: IntrinsicSize?
  ) throws {
    let stack = view("s", "stackView", "", "<subviews>\(view("a", "label"))</subviews>")
    let text = storyboard("<subviews>\(stack)</subviews>", tools: tools)
    #expect(try imported(text).screen.view("a")?.intrinsicContentSize == nil)
    let screen = try Self.canvas("<subviews>\(stack)</subviews>", tools: tools)
    #expect(screen.view("a")?.intrinsicContentSize == size)
  }
}
