import Afterimage
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

/// The views that stand in bars in the place of titles and buttons.
@Suite struct BarViewTests {
  private static let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#

  private static func item(_ content: String) -> String {
    #"<navigationItem key="navigationItem" id="item">\#(content)</navigationItem>\#(bar)"#
  }

  /// The frames of a scene's views on its author's canvas, each in its superview's coordinates.
  private static func frames(
    _ content: String = "", controller: String
  ) throws -> [String: Rect] {
    let document = try InterfaceDocument.read(
      Array(storyboard(content, controller: controller).utf8))
    let scene = try document.importScene(
      try #require(document.drawableScenes.first), of: DocumentReference(file: "Main.storyboard"),
      in: Traits(device: .canvas), files: .none)
    let layout = try Pipeline().layOut(scene.screen, in: try #require(scene.screen.canvas))
    let frames = layout.documentFrames(of: scene)
    return Dictionary(frames.map { ($0.objectId, $0.frame) }) { first, _ in first }
  }

  /// Read from dashwallet-ios, where a stack lies in a title view 15 points from its end.
  private static let titleView = view(
    "t", "view", #"key="titleView""#, frame: "126.5 2 140 40",
    """
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><subviews>
    \(view("s", "view", #"translatesAutoresizingMaskIntoConstraints="NO""#, frame: "0 0 125 40"))
    </subviews><constraints>
    <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="15" id="1"/>
    <constraint firstItem="s" firstAttribute="leading" secondItem="t" secondAttribute="leading" id="2"/>
    <constraint firstItem="s" firstAttribute="top" secondItem="t" secondAttribute="top" id="3"/>
    <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="4"/></constraints>
    """)

  @Test
  func `a title view is as large as stored, in the middle, with what constraints place in it`()
    throws
  {
    let frames = try Self.frames(controller: Self.item(Self.titleView))
    #expect(frames["t"]?.size == Size(width: 140, height: 40))
    #expect(frames["t"]?.midX == 196.5)
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 125, height: 40))
  }

  @Test func `the view of a toolbar's item has what lies in it where it is stored`() throws {
    let label = view(
      "l", "label", #"text="1.00" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES""#,
      frame: "10 6 40 21")
    let custom = view(
      "c", "view", #"key="customView""#, frame: "142 10.5 130 33", "<subviews>\(label)</subviews>")
    let toolbar = view(
      "bar", "toolbar", "", frame: "0 774 393 44",
      #"<items><barButtonItem style="plain" id="i">\#(custom)</barButtonItem></items>"#)
    let frames = try Self.frames("<subviews>\(toolbar)</subviews>", controller: "")
    #expect(frames["c"]?.size == Size(width: 130, height: 33))
    #expect(frames["c"]?.midX == 196.5)
    #expect(frames["l"] == Rect(x: 10, y: 6, width: 40, height: 21))
  }

  private static let box = view(
    "box", "view", #"key="customView""#, frame: "0 0 100 40",
    """
    <subviews>\(view("l", "label", #"text="PIN""#, frame: "0 0 40 40"))
    \(view("g", "textField", frame: "44 0 40 40"))
    \(view("b", "label", #"text="1,200""#, frame: "84 0 9 9"))</subviews>
    """)

  private static let fields = item(
    """
    \(view("f", "textField", #"key="titleView" placeholder="Card number""#))
    <barButtonItem key="rightBarButtonItem" id="i">\(box)</barButtonItem>
    """)

  @Test func `what is sensitive in a bar's views is found by what tells of it elsewhere`() throws {
    let outlet = #"<outlet property="balanceLabel" destination="b" id="o"/>"#
    let scene = try imported(
      storyboard("", controller: Self.fields + "<connections>\(outlet)</connections>"))
    #expect(
      scene.sensitiveViews.map(\.reason) == [
        .placeholder(phrase: "card number"), .caption(phrase: "pin"),
        .name("balanceLabel", phrase: "balance"),
      ])
    #expect(scene.screen.view("f")?.isSensitive == true)
    #expect(scene.notes == [])
    let place = try #require(scene.screen.path(of: "f"))
    #expect(place == ViewPath([0], in: .bar(.navigationBar, of: .content)))
    #expect(scene.screen.places.place(of: place)?.line == scene.sensitiveViews.first?.line)
  }

  @Test func `a side file knows the views in bars`() throws {
    let side = #"{ "format": 1, "views": { "f": false } }"#
    let files = ScreenFiles(
      read: { $0 == "Main.sensitive.json" ? .success(Array(side.utf8)) : .failure(.missing) },
      decodeImage: { _ in .failure(.broken("none")) })
    let scene = try imported(storyboard("", controller: Self.fields), files: files)
    #expect(scene.sensitiveViews.first?.reason == .sideFile(isSensitive: false))
  }

  @Test func `a field that searches in a bar leaves the page to the field below`() throws {
    let search = Self.item(view("search", "textField", #"key="titleView""#))
    let text = storyboard("<subviews>\(view("f", "textField"))</subviews>", controller: search)
      .replacing(#"id="con""#, with: #"customClass="TwoFactorAuthViewController" id="con""#)
    #expect(try imported(text).sensitiveViews.map(\.objectId) == ["f"])
  }

  @Test func `a view in a bar follows the size classes`() throws {
    let label = view(
      "t", "label", #"key="titleView" text="wide""#, frame: "0 0 100 20",
      #"<variation key="widthClass=compact" text="narrow"/>"#)
    let scene = try imported(storyboard("", controller: Self.item(label)))
    #expect(scene.screen.view("t")?.text == "narrow")
  }
}
