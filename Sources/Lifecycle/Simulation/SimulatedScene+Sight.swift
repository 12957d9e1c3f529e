import AfterimageMasking
import AfterimageScreens

/// Covers whose view or window rules have taken out of sight.
extension SimulatedScene {
  /// The ids of the covers that cover nothing, as what they lie on is out of sight, in the order in which they were laid.
  var coversOutOfSight: [String] { covers.filter(isOutOfSight).map(\.cover.id) }

  /// True for a cover in a window that is hidden, or on the root controller's view while another root is in its place.
  func isOutOfSight(_ cover: RaisedCover) -> Bool {
    hiddenWindows.contains(window(of: cover.place)) || liesOnFormerRoot(cover.place)
  }

  private func liesOnFormerRoot(_ place: RaisedCover.Place) -> Bool {
    guard exchangedRoot != nil else { return false }
    return switch place {
    case .root: true
    case .view(let controller): isOnStack(controller)
    // What the former root has presented stays above the new one.
    case .child(let controller, let host): host.view.root != .presented && isOnStack(controller)
    case .beneathRoot, .exchangedRoot, .presented, .presentation, .topPresentation, .window,
      .inWindow, .newWindow:
      false
    }
  }

  private func isOnStack(_ controller: Int) -> Bool {
    navigation.stack.contains { $0.controllers.contains(controller) }
  }

  private func window(of place: RaisedCover.Place) -> WindowPlace {
    switch place {
    case .newWindow(let window), .inWindow(let window): window
    case .child(let controller, _), .view(let controller), .presented(let controller):
      navigation.windows.first { $0.screen.controllers.contains(controller) }?.place ?? .main
    case .beneathRoot, .root, .exchangedRoot, .presentation, .topPresentation, .window: .main
    }
  }
}
