import AfterimageMasking

/// The screens of a scene: its navigation stack, the screens presented over that, and its further windows.
struct Navigation<Shown> {
  /// The screens on the navigation stack, and one that is just coming, from the bottom to the top.
  var stack: [Shown] = []
  /// The screens that are presented over the stack, from the bottom to the top.
  var presented: [Shown] = []
  /// The further windows, in the order in which they were shown.
  var windows: [FurtherWindow<Shown>] = []
  /// The count of windows that have been shown beside the main one, those of covers among them.
  private var windowsShown = 0

  /// Makes a navigation with the screens of a stack and those over it, or with none yet.
  init(stack: [Shown] = [], presented: [Shown] = []) {
    (self.stack, self.presented) = (stack, presented)
  }

  /// The screen above all others in the main window.
  var top: Shown? { presented.last ?? stack.last }

  /// The uppermost screen of each window, the highest window's first.
  var frontmost: [Shown] {
    let windows = windows.sorted { $0.place > $1.place }
    let above = windows.filter { $0.place > .main }.map(\.screen)
    let beneath = windows.filter { $0.place < .main }.map(\.screen)
    return above + [top].compactMap(\.self) + beneath
  }

  /// Every screen, of all windows.
  var screens: [Shown] { stack + presented + windows.map(\.screen) }

  /// The place of a window that is shown next.
  mutating func nextPlace(at level: WindowLevel) -> WindowPlace {
    windowsShown += 1
    return WindowPlace(level: level, order: windowsShown)
  }

  /// Shows a further window.
  mutating func showWindow(_ screen: Shown, at level: WindowLevel) {
    windows.append(FurtherWindow(place: nextPlace(at: level), screen: screen))
  }

  /// Removes the screens that fulfil a predicate.
  mutating func remove(where predicate: (Shown) -> Bool) {
    stack.removeAll(where: predicate)
    presented.removeAll(where: predicate)
    windows.removeAll { predicate($0.screen) }
  }

  /// Changes the screens that fulfil a predicate.
  mutating func change(where predicate: (Shown) -> Bool, _ change: (inout Shown) -> Void) {
    for index in stack.indices where predicate(stack[index]) { change(&stack[index]) }
    for index in presented.indices where predicate(presented[index]) { change(&presented[index]) }
    for index in windows.indices where predicate(windows[index].screen) {
      change(&windows[index].screen)
    }
  }
}
