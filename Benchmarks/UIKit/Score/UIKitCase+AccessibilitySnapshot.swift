import AfterimageGraphics
import AfterimageScreens

/// The pictures of cashapp/AccessibilitySnapshot: the controllers of its example on three systems, grey, with coloured veils over
/// what VoiceOver reads. The legend beside them is cut off.
extension UIKitCase {
  private static let folder = "cashapp__AccessibilitySnapshot/"

  /// A simulator that drew the pictures: what they are called by, its version of iOS and its device.
  private typealias Simulator = (name: String, system: System, device: Device)

  private static let simulators: [Simulator] = [
    ("17_5_393x852@3x", 17, "iphone-15-pro"), ("18_5_402x874@3x", 18, "iphone-16-pro"),
    ("26_2_402x874@3x", 26, "iphone-16-pro"),
  ].compactMap { name, version, device in
    (try? Device(id: device)).map { (name, System(majorVersion: version), $0) }
  }

  /// A test of that project, and the screen that shows the same.
  private struct Pictured {
    let test: String
    let screen: String
    var extent = Extent.window
    /// The opacity of the veils.
    var veils = 0.3
    /// True where the picture of iOS 26 is not the screen's.
    var isOlderAlone = false
  }

  /// How much of the window a picture shows.
  private enum Extent {
    /// All of it.
    case window
    /// A view of a height in points, as wide as the window.
    case height(Double)
    /// A view of a size in points.
    case size(Size)
  }

  private static let pictured = windows.map { Pictured(test: $0, screen: $1) } + others

  /// The tests that show a window like all others, with their screens.
  private static let windows: KeyValuePairs = [
    "testList": "list",
    "testLabelDescription": "labels",
    "testButtonTraits": "buttons",
    "testUserInputLabels": "input-labels",
    "testActivationPointDisabled": "activation-point",
    "testSwitchControls": "switches",
    "testSingleModal": "one-modal",
    "testTwoModals": "two-modals",
    "testTwoContainers": "two-containers",
    "testOneModalOneContainer": "modal-and-container",
    "testUIKitTextField": "text-fields",
    "testUIKitTextView": "text-views",
  ]

  private static let others = [
    // Rows with a content configuration are higher by the line below them, whose thickness differs.
    Pictured(test: "testTableHitTarget", screen: "table", veils: 0.2, isOlderAlone: true),
    Pictured(test: "testPageControl", screen: "page-control", extent: .height(137.0 / 3)),
    // Layer by layer, as the pictures were rendered, the glass of iOS 26 is not drawn.
    Pictured(
      test: "testSegmentedControl", screen: "segmented-control", extent: .height(52),
      isOlderAlone: true),
    Pictured(test: "testSlider", screen: "slider", extent: .height(54), isOlderAlone: true),
    Pictured(test: "testStepper", screen: "stepper", extent: .height(52)),
    Pictured(test: "testStepperAtMin", screen: "stepper-at-minimum", extent: .height(52)),
    Pictured(
      test: "testTextFieldHidesCursor", screen: "text-field",
      extent: .size(Size(width: 120, height: 44))),
  ]

  /// Every controller on every system whose picture shows all of it.
  static let accessibilitySnapshots = simulators.flatMap { simulator in
    pictured.filter { !($0.isOlderAlone && simulator.system.majorVersion >= 26) }.map {
      snapshot($0, in: simulator)
    }
  }

  private static func snapshot(_ pictured: Pictured, in simulator: Simulator) -> UIKitCase {
    let (name, system, device) = simulator
    let picture = folder + pictured.test + "_" + name
    let source = Source.screen(folder + pictured.screen)
    func view(_ width: Double, _ height: Double) -> UIKitCase {
      UIKitCase(picture, source, width, height, system: system, veils: pictured.veils)
    }
    return switch pictured.extent {
    case .window: UIKitCase(picture, source, on: device, system: system, veils: pictured.veils)
    case .height(let height): view(device.portraitSize.width, height)
    case .size(let size): view(size.width, size.height)
    }
  }
}
