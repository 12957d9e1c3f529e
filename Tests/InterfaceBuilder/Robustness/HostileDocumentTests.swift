import AfterimageGraphics
import Afterimage
import AfterimageInterfaceBuilder
import AfterimageLayout
import AfterimageScreens
import TestSupport
import Testing

@Suite struct HostileDocumentTests {
  /// The layout of a scene, however it was written.
  private func layout(_ text: String) throws -> Layout {
    let scene = try imported(text)
    return try Pipeline().layOut(scene.screen, in: Traits(device: .standard))
  }

  @Test(arguments: ["nan", "inf", "1e400", "-1e300", "", "x"])
  func `numbers that are none do no harm`(_ number: String) throws {
    let text = storyboard(
      """
      <subviews>\(view("a", "label", #"text="A" alpha="\#(number)" numberOfLines="\#(number)""#))\
      \(view("b", "slider", #"value="\#(number)" minValue="\#(number)" maxValue="1""#))\
      \(view("c", frame: "\(number.isEmpty ? "0" : number) 0 \(number.isEmpty ? "0" : number) 1"))\
      </subviews><constraints><constraint firstItem="a" firstAttribute="width" \
      constant="\(number)" priority="\(number)" multiplier="\(number)" id="k"/></constraints>
      """)
    do { _ = try layout(text) } catch let error as InvalidInput {
      #expect(!error.diagnostics.isEmpty)
    }
  }

  @Test func `a view of a negative size is empty`() throws {
    let text = storyboard("<subviews>\(view("a", frame: "0 0 -40 -1"))</subviews>")
    #expect(try layout(text).node(named: "a")?.frame.width == 0)
  }

  @Test func `views that share an id are refused`() throws {
    let text = storyboard(
      "<subviews>\(view("a", frame: "0 0 9 9", "<subviews>\(view("a"))</subviews>"))</subviews>")
    #expect(throws: InvalidInput.self) { _ = try imported(text) }
  }

  @Test func `scenes that embed each other, and controllers that show each other, come to an end`()
    throws
  {
    let scene = { (id: String, other: String) in
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)">\
      \(view("v\(id)", "view", #"key="view""#, "<subviews>" + view(
        "c\(id)", "containerView", "",
        #"<connections><segue kind="embed" destination="\#(other)" id="e\#(id)"/></connections>"#)
        + "</subviews>"))</viewController></objects></scene>
      """
    }
    let circle = { (id: String, other: String) in
      """
      <scene sceneID="s\(id)"><objects><navigationController id="\(id)"><connections>\
      <segue kind="relationship" relationship="rootViewController" destination="\(other)" \
      id="r\(id)"/></connections></navigationController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="1" initialViewController="n"><scenes>\(scene("a", "b"))\(scene("b", "a"))\
      \(circle("n", "m"))\(circle("m", "n"))</scenes></document>
      """
    let document = try InterfaceDocument.read(Array(text.utf8))
    for scene in document.drawableScenes {
      let screen = try document.importScene(
        scene, of: DocumentReference(file: "Main.storyboard"), in: SizeClasses(), files: .none)
      _ = try Pipeline().layOut(screen.screen, in: Traits(device: .standard))
    }
    #expect(throws: SceneFailure.self) { try document.scene(named: "n") }
    #expect(throws: SceneFailure.several(["a", "b"])) { try document.scene(named: nil) }
  }

  @Test func `a document of something else is refused with its line`() {
    func mistake(_ text: String) -> DocumentError? {
      do throws(DocumentError) {
        _ = try InterfaceDocument.read(Array(text.utf8))
        return nil
      } catch { return error }
    }
    #expect(mistake("<plist/>") == .notInterfaceBuilder(line: 1))
    #expect(
      mistake("\n" + #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"/>"#)
        == .otherPlatform("com.apple.InterfaceBuilder3.Cocoa.XIB", line: 2))
    let old = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="2.0"/>"#
    #expect(mistake(old) == .version("2.0", line: 1))
  }
}
