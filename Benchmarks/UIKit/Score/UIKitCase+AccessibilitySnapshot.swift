import AfterimageGraphics
import AfterimageScreens

/// The pictures of cashapp/AccessibilitySnapshot: the controllers of its example on three systems, grey, with coloured veils over
/// what VoiceOver reads. The legend beside them is cut off.
extension UIKitCase {
  private static let folder = "cashapp__AccessibilitySnapshot/"

  /// A simulator that drew the pictures.
  private struct Simulator {
    let name: String
    let system: System
    let size: Size
    let safeAreaTop: Double
  }

  private static let simulators = [
    Simulator(
      name: "17_5_393x852@3x", system: System(majorVersion: 17),
      size: Size(width: 393, height: 852), safeAreaTop: 59),
    Simulator(
      name: "18_5_402x874@3x", system: System(majorVersion: 18),
      size: Size(width: 402, height: 874), safeAreaTop: 62),
    Simulator(
      name: "26_2_402x874@3x", system: System(majorVersion: 26),
      size: Size(width: 402, height: 874), safeAreaTop: 62),
  ]

  /// A test of that project, and the screen that shows the same.
  private struct Pictured {
    let test: String
    let screen: String
    /// The size of a view that does not fill the window, in points; of a width of 0 that of the window.
    var size: Size?
    /// The opacity of the veils.
    var veils = 0.3
    /// True where the picture of iOS 26 is not the screen's.
    var isOlderAlone = false
  }

  private static let pictured = [
    Pictured(test: "testList", screen: "list"),
    Pictured(test: "testLabelDescription", screen: "labels"),
    Pictured(test: "testButtonTraits", screen: "buttons"),
    Pictured(test: "testUserInputLabels", screen: "input-labels"),
    Pictured(test: "testActivationPointDisabled", screen: "activation-point"),
    Pictured(test: "testSwitchControls", screen: "switches"),
    Pictured(test: "testSingleModal", screen: "one-modal"),
    Pictured(test: "testTwoModals", screen: "two-modals"),
    Pictured(test: "testTwoContainers", screen: "two-containers"),
    Pictured(test: "testOneModalOneContainer", screen: "modal-and-container"),
    Pictured(test: "testUIKitTextField", screen: "text-fields"),
    Pictured(test: "testUIKitTextView", screen: "text-views"),
    // Rows with a content configuration are higher by the line below them, whose thickness differs.
    Pictured(test: "testTableHitTarget", screen: "table", veils: 0.2, isOlderAlone: true),
    Pictured(
      test: "testPageControl", screen: "page-control", size: Size(width: 0, height: 137.0 / 3)),
    // Layer by layer, as the pictures were rendered, the glass of iOS 26 is not drawn.
    Pictured(
      test: "testSegmentedControl", screen: "segmented-control", size: Size(width: 0, height: 52),
      isOlderAlone: true),
    Pictured(
      test: "testSlider", screen: "slider", size: Size(width: 0, height: 54), isOlderAlone: true),
    Pictured(test: "testStepper", screen: "stepper", size: Size(width: 0, height: 52)),
    Pictured(
      test: "testStepperAtMin", screen: "stepper-at-minimum", size: Size(width: 0, height: 52)),
    Pictured(
      test: "testTextFieldHidesCursor", screen: "text-field", size: Size(width: 120, height: 44)),
  ]

  /// Every controller on every system whose picture shows all of it.
  static let accessibilitySnapshots = simulators.flatMap { simulator in
    pictured.filter { !($0.isOlderAlone && simulator.system.majorVersion >= 26) }.map {
      snapshot($0, in: simulator)
    }
  }

  private static func snapshot(_ pictured: Pictured, in simulator: Simulator) -> UIKitCase {
    let size = pictured.size ?? simulator.size
    let isWindow = pictured.size == nil
    return UIKitCase(
      folder + pictured.test + "_" + simulator.name, .screen(folder + pictured.screen),
      size.width == 0 ? simulator.size.width : size.width, size.height,
      safeArea: isWindow ? EdgeInsets(top: simulator.safeAreaTop, bottom: 34) : .zero,
      system: simulator.system, veils: pictured.veils)
  }
}
