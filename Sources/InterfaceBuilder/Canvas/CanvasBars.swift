/// What status bar, notch, home indicator and bars take from a root view on its canvas, in points.
struct CanvasBars {
  /// Above its safe area.
  let top: Double
  /// Below its safe area.
  let bottom: Double

  /// Takes what was seen of a scene, and for the rest what its device and controller have.
  init(
    of scene: DocumentScene, in document: InterfaceDocument, height: Double, _ insets: CanvasInsets
  ) {
    let seenTop = insets.safeArea[.top] ?? insets.margins[.top]
    let seenBottom = insets.safeArea[.bottom] ?? insets.margins[.bottom]
    let usual = Self.usual(of: scene, in: document, height: height)
    // A view alone lies on a whole screen or on none, so one edge tells of the other.
    let isOnNone = scene.controllerId == nil && (seenTop == 0 || seenBottom == 0)
    top = seenTop ?? (isOnNone ? 0 : usual.top)
    bottom = seenBottom ?? (isOnNone ? 0 : usual.bottom)
  }

  private static func usual(
    of scene: DocumentScene, in document: InterfaceDocument, height: Double
  ) -> (top: Double, bottom: Double) {
    if scene.isCell { return (0, 0) }
    let name = document.device?.id ?? ""
    // A view alone lies under a notch all the same, but under no status bar.
    let statusBar = notches[name] ?? (scene.controllerId == nil ? 0 : 20)
    let indicator = statusBar <= 20 ? 0.0 : name.hasPrefix("ipad") ? 20 : 34
    let tabBar: Double = document.hasTabBar(scene) ? 49 : 0
    // What a lower root view than the screen leaves is where the opaque bars are.
    let room = max(0, (screens[name] ?? height) - height)
    let isBelowBars = statusBar <= 20 && room > tabBar
    let navigationBar: Double = document.hasNavigationBar(scene) ? 44 : 0
    return (
      isBelowBars ? 0 : statusBar + navigationBar, room > 0 ? indicator : indicator + tabBar
    )
  }

  /// What the notch takes from the screens that have one, and the status bar from tablets without a home button.
  private static let notches: [String: Double] = [
    "ipad8_3rounded": 24, "ipad10_9rounded": 24, "ipad11_0rounded": 24, "ipad12_9rounded": 24,
    "retina5_9": 44, "retina6_1": 44, "retina6_5": 44, "retina6_0": 47, "retina6_7": 47,
    "retina6_12": 59, "retina6_3": 59,
  ]

  /// The heights of the screens that have none.
  private static let screens: [String: Double] = [
    "retina3_5": 480, "retina4_0": 568, "retina4_7": 667, "retina5_5": 736,
  ]
}
