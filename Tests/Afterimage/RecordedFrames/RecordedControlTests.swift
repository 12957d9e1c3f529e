import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Controls and the keyboard as iOS 17, 18, 26 and 27 have them.
@Suite struct RecordedControlTests {
  private func size(
    of control: some ViewConvertible, _ constraint: String = "a.left == super.left + 50",
    iOS version: Int
  ) throws -> Size? {
    try RecordedFrames.layout(
      RecordedFrames.alone(control, constraint), on: "iphone-15-pro", iOS: version
    ).node(named: "a")?.frame.size
  }

  /// AccessibilitySnapshot.
  @Test(arguments: [17, 18, 26])
  func `a slider is 34 high`(version: Int) throws {
    #expect(try size(of: Slider(), "a.width == 200", iOS: version)?.height == 34)
  }

  /// AccessibilitySnapshot.
  @Test(arguments: [17, 18, 26])
  func `three pages are 77 wide and 25.67 high`(version: Int) throws {
    let size = try #require(try size(of: PageControl(numberOfPages: 3), iOS: version))
    #expect(size.width == 77 && abs(size.height - 25.667) < 0.01)
  }

  /// AccessibilitySnapshot.
  @Test(arguments: [(17, 263.0), (18, 263), (26, 261), (27, 261)])
  func `three segments are as wide as recorded`(version: Int, width: Double) throws {
    let control = SegmentedControl(
      ["Segment A", "Segment A", "Segment A"], selectedSegmentIndex: 0)
    #expect(try size(of: control, iOS: version) == Size(width: width, height: 32))
  }

  /// sim-mirror: a UIKit form of iOS 27.
  @Test(arguments: [26, 27])
  func `a switch, a stepper and a field have the sizes of iOS 26`(version: Int) throws {
    #expect(try size(of: Switch(), iOS: version) == Size(width: 63, height: 28))
    #expect(try size(of: Stepper(), iOS: version) == Size(width: 94, height: 32))
    let field = TextField("Title").with(\.borderStyle, .roundedRect)
    #expect(try size(of: field, "a.width == 370", iOS: version)?.height == 34)
  }

  /// sim-mirror: a switch [325, 229.3, 63, 28] in a row that ends at 386.
  @Test func `a switch reaches 2 points beyond its row`() throws {
    let root = View { Switch().id("a") }.constraints {
      "a.right == super.right - 16"
      "a.top == safeArea.top"
    }
    let layout = try RecordedFrames.layout(root, on: "iphone-17", iOS: 27)
    let frame = try #require(layout.node(named: "a")).frame
    #expect(frame.minX == 325 && frame.maxX == 388)
  }

  /// sim-mirror: the keyboard of iOS 27 on 402 x 874 points, [0, 546, 402, 328] with 44 for suggestions; keys Q, W and P at 4.7, 44 and 360, rows at 597, 651, 705 and 759; dictation around (359.5, 840).
  @Test func `the keyboard of iOS 27 is as high as recorded`() throws {
    let field = TextField().with(\.isFocused, true).id("field")
    let root = View { field }.constraints {
      "H:|-[field]-|"
      "field.top == safeArea.top"
    }
    let layout = try RecordedFrames.layout(root, on: "iphone-17", iOS: 27)
    let keyboard = try #require(layout.keyboard)
    #expect(keyboard.frame == Rect(x: 0, y: 546, width: 402, height: 328))
    func frame(_ name: String) throws -> Rect {
      try #require(keyboard.nodes.first { $0.name == name }).frame
    }
    #expect(try frame("suggestion 1").height == 44)
    #expect(try abs(frame("key W").midX - frame("key Q").midX - 39.5) < 0.01)
    #expect(try abs(frame("key P").minX - frame("key Q").minX - 355.5) < 0.17)
    let rows = try ["Q", "A", "Z", "space"].map { try frame("key " + $0).midY }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($1 - $0 - 54) < 0.01 })
    #expect(rows.indices.allSatisfy { abs(rows[$0] - (624 + 54 * Double($0))) < 3 })
    let dictation = try frame("key dictation")
    #expect(dictation.midX == 359.5 && dictation.midY == 840)
  }
}
