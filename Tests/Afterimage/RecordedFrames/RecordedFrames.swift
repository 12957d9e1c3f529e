import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens

/// Layouts that are held against frames which were recorded from real iOS and published, in the program's own faces; each test names its source.
///
/// - openuikit: Vercantez/openuikit, dumps of an iOS 26.1 simulator.
/// - sim-mirror: AndrewKochulab/sim-mirror, what accessibility says on iOS 27.
/// - AccessibilitySnapshot: cashapp/AccessibilitySnapshot, pictures of iOS 17.5, 18.5 and 26.2 at three pixels a point.
/// - shirates-core: ldi-github/shirates-core, what Appium says of Settings on iOS 14, in whole points.
///
/// What was recorded and is not held stands in `Documentation/recorded-frames.md`, with the reason.
enum RecordedFrames {
  /// The layout of a screen on a device with a version of iOS.
  static func layout(
    _ root: some ViewConvertible, controller: Controller = .plain,
    presented: Presentation? = nil, on device: String, iOS version: Int
  ) throws -> Layout {
    let traits = Traits(device: try Device(id: device), system: System(majorVersion: version))
    let screen = try Screen(
      "recorded", controller: controller, root: root.view, presented: presented)
    return try Pipeline().layOut(screen, in: traits)
  }

  /// A root view with a view of the id `a` in what bars leave.
  static let betweenBars = View { View(.view, id: "a") }.constraints {
    "a.top == safeArea.top"
    "a.bottom == safeArea.bottom"
    "H:|[a]|"
  }

  /// A root view with a control of the id `a` at its own size.
  static func alone(_ control: some ViewConvertible, _ constraints: String...) -> View {
    View { control.id("a") }.constraints {
      "a.left == super.left + 50"
      "a.top == super.top + 50"
      for constraint in constraints { constraint }
    }
  }
}

extension Layout {
  /// The frames of all nodes of a type, in order.
  func frames(of type: NodeType) -> [Rect] { nodes.filter { $0.type == type }.map(\.frame) }

  /// The frame of what shows a text.
  func frame(ofText text: String) -> Rect? { nodes.first { $0.text?.text == text }?.frame }
}

extension Rect {
  /// True where position and size differ by less than half a pixel at three a point, or by what was lost when they were written down.
  func agrees(
    with x: Double, _ y: Double, _ width: Double, _ height: Double, within tolerance: Double = 0.17
  ) -> Bool {
    zip([minX, minY, self.width, self.height], [x, y, width, height]).allSatisfy {
      abs($0 - $1) < tolerance
    }
  }
}
