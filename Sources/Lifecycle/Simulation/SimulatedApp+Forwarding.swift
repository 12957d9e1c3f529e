import AfterimageMasking
import AfterimageScreens

/// How the app's callbacks get to controllers that hear of them only through the containers around them.
extension SimulatedApp {
  /// What becomes of a callback that is passed on from the window's root controller.
  enum Forwarding {
    /// It gets to the listener.
    case arrives
    /// It goes to another controller, the top one.
    case goesElsewhere
    /// A container on the way does not pass it on.
    case stops(at: Container)
  }

  /// What becomes of the app's callbacks on their way to a listener.
  func forwarding(to listener: Listener) -> Forwarding {
    guard let forwarders = listener.protection.forwarders, let controller = listener.controller
    else { return .arrives }
    let scene = listener.identity.scene.flatMap { scenes.indices.contains($0) ? scenes[$0] : nil }
    guard let scene, let screen = scene.screen(of: controller),
      screen.controller == scene.visibleController
    else { return .goesElsewhere }
    let parents: [Container] = screen.child(controller) == nil ? [] : [.child]
    let last = (scene.containers + parents).first { !forwarders.contains($0) }
    return last.map(Forwarding.stops) ?? .arrives
  }
}

extension SimulatedScene {
  /// The containers around the visible controller, from the window's root controller inward.
  fileprivate var containers: [Container] {
    let declared = stack.first?.screen.controller.containers ?? []
    let isPushed = stack.first?.controller != visibleController
    return isPushed && !declared.contains(.navigation) ? declared + [.navigation] : declared
  }
}

extension Controller {
  /// The containers that the controller stands for, from the outermost inward.
  fileprivate var containers: [Container] {
    switch self {
    case .plain: []
    case .navigation: [.navigation]
    case .tabBar: navigation == nil ? [.tabBar] : [.tabBar, .navigation]
    case .split: navigation == nil ? [.split] : [.split, .navigation]
    case .page: navigation == nil ? [.page] : [.navigation, .page]
    }
  }
}
