import AfterimageInterfaceBuilder
import InterfaceBuilderScore
import Testing

/// The storyboards' root views are as high as their screens.
@Suite struct CanvasBarsTests {
  private static func bars(
    device: String, height: Int, controller: String = "", _ insets: [String: [Double]] = [:]
  ) throws -> [Double] {
    let text = storyboard("", controller: controller)
      .replacing("retina6_12", with: device)
      .replacing(#"height="852""#, with: #"height="\#(height)""#)
    let document = try InterfaceDocument.read(Array(text.utf8))
    let scene = try #require(document.scenes.first)
    let bars = CanvasBars(of: scene, in: document, height: Double(height), insets)
    return [bars.top, bars.bottom]
  }

  private static let navigationBar =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#

  @Test func `notch and home indicator are those of the device`() throws {
    #expect(try Self.bars(device: "retina4_7", height: 667) == [20, 0])
    #expect(try Self.bars(device: "retina6_12", height: 852) == [59, 34])
  }

  @Test func `a bar that the author chose adds its height`() throws {
    let top = try Self.bars(device: "retina4_7", height: 667, controller: Self.navigationBar)
    #expect(top == [64, 0])
    let none = try Self.bars(
      device: "retina4_7", height: 667, controller: #"<nil key="simulatedTopBarMetrics"/>"#)
    #expect(none == [20, 0])
  }

  @Test func `a root view between opaque bars has none over it`() throws {
    let bars = try Self.bars(device: "retina4_7", height: 603, controller: Self.navigationBar)
    #expect(bars == [0, 0])
  }

  @Test func `what was seen on the canvas goes before what is usual`() throws {
    let bars = try Self.bars(device: "retina6_12", height: 852, ["safeArea.top": [96]])
    #expect(bars == [96, 34])
  }
}
