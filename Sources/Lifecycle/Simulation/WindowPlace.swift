import AfterimageMasking

/// The place of a window among those of its scene: by its level, and of equal ones by when it was shown.
struct WindowPlace: Hashable, Comparable {
  /// The level.
  let level: WindowLevel
  /// The number of the window in the order in which the scene showed them; 0 is the main one.
  let order: Int

  /// The place of the main window, which is shown first.
  static let main = WindowPlace(level: .normal, order: 0)

  /// Orders from the bottom to the top.
  static func < (left: WindowPlace, right: WindowPlace) -> Bool {
    (left.level, left.order) < (right.level, right.order)
  }
}

/// A further window of the app.
struct FurtherWindow<Shown> {
  /// The place among the windows of its scene.
  let place: WindowPlace
  /// The screen of its root controller.
  var screen: Shown
}
