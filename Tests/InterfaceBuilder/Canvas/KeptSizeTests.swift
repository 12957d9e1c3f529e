import Afterimage
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

/// The sizes that views in stacks have on the canvas because they were stored with them.
@Suite struct KeptSizeTests {
  private static let stored = ImportPurpose.canvas(trustsStoredSizes: true)
  private static let blank = IntrinsicSize(width: 50, height: 50)

  private func imported(_ content: String, for purpose: ImportPurpose) throws -> ImportedScene {
    let document = try InterfaceDocument.read(Array(storyboard(content, tools: 23504).utf8))
    let scene = try #require(document.drawableScenes.first)
    let imported = try document.importScene(
      scene, name: "Main", in: SizeClasses(width: .compact, height: .regular), purpose)
    return try #require(imported)
  }

  /// What a view of 90 by 40 points asks for in a stack.
  private func asked(
    _ kind: String, _ attributes: String = "", _ content: String = "",
    in distribution: String = "fill", for purpose: ImportPurpose = stored
  ) throws -> IntrinsicSize? {
    let part = view("part", kind, attributes, frame: "0 0 90 40", content)
    let stack = view(
      "stack", "stackView", #"distribution="\#(distribution)""#, "<subviews>\(part)</subviews>")
    return try imported("<subviews>\(stack)</subviews>", for: purpose)
      .screen.view("part")?.intrinsicContentSize
  }

  @Test(arguments: [
    "view", "scrollView", "tableView", "collectionView", "textView", "imageView", "containerView",
    "visualEffectView", "label", "stackView",
  ])
  func `a view in a stack that asks for nothing keeps its size`(kind: String) throws {
    let size = IntrinsicSize(width: 90, height: 40)
    #expect(try asked(kind) == size)
    #expect(try asked(kind, in: "fillProportionally") == size)
  }

  @Test func `what has a size of its own has that`() throws {
    #expect(try asked("textView", #"scrollEnabled="NO""#) == nil)
    #expect(try asked("label", #"text="Balance""#) == nil)
    #expect(try asked("switch") == nil)
    #expect(
      try asked("view", #"placeholderIntrinsicWidth="9" placeholderIntrinsicHeight="8""#)
        == IntrinsicSize(width: 9, height: 8))
  }

  @Test func `on a device nothing is kept`() throws {
    for kind in ["view", "textView", "imageView", "label", "stackView"] {
      #expect(try asked(kind, for: .device) == nil, "\(kind)")
    }
  }

  @Test func `without stored sizes a view is as large as the library makes it`() throws {
    let untrusting = ImportPurpose.canvas(trustsStoredSizes: false)
    #expect(try asked("view", for: untrusting) == IntrinsicSize(width: 240, height: 128))
    #expect(try asked("view", in: "fillProportionally", for: untrusting) == nil)
    #expect(try asked("label", for: untrusting) == Self.blank)
    #expect(try asked("textView", for: untrusting) == nil)
  }

  @Test func `outside a stack nothing is kept`() throws {
    let free = view("part", "textView", frame: "0 0 90 40")
    let scene = try imported("<subviews>\(free)</subviews>", for: Self.stored)
    #expect(scene.screen.view("part")?.intrinsicContentSize == nil)
    #expect(!scene.views.contains { $0.hasStoredSize })
  }

  /// A row of a label and a field, and a text view below it, in a stack of 200 points.
  private func form(textHeight: Double) -> String {
    let row = view(
      "row", "stackView", "",
      """
      <subviews>\(view("name", "label", #"verticalHuggingPriority="251" text="Name""#))\
      \(view("field", "textField", #"borderStyle="roundedRect""#))</subviews>
      """)
    let column = view(
      "column", "stackView", #"axis="vertical" translatesAutoresizingMaskIntoConstraints="NO""#,
      """
      <subviews>\(row)\(view("notes", "textView", frame: "0 0 300 \(textHeight)"))</subviews>
      <constraints><constraint firstAttribute="height" constant="200" id="h"/></constraints>
      """)
    return """
      <subviews>\(column)</subviews><constraints>
      <constraint firstItem="column" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="column" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="column" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="r"/>
      </constraints>
      """
  }

  private func rowHeight(textHeight: Double, for purpose: ImportPurpose) throws -> Double? {
    let scene = try imported(form(textHeight: textHeight), for: purpose)
    let layout = try Pipeline().layOut(scene.screen, in: Traits(device: .canvas))
    return layout.documentFrames(of: scene).first { $0.objectId == "row" }?.frame.height
  }

  @Test func `a field is as low as the text view below it was stored for`() throws {
    let label = try #require(try rowHeight(textHeight: 400, for: Self.stored))
    #expect(label > 20 && label < 21)
    #expect(try rowHeight(textHeight: 170, for: Self.stored) == 30)
    #expect(try rowHeight(textHeight: 100, for: Self.stored) == 34)
    #expect(try rowHeight(textHeight: 170, for: .device) == 34)
  }
}
