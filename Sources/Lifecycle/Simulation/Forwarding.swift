import AfterimageMasking
import AfterimageScreens

/// The way of a callback of the app to a listener that hears it only through the containers around it.
enum Forwarding {
  /// It reaches the listener.
  case arrives
  /// It reaches another controller instead, the top one.
  case goesElsewhere
  /// A container on the way does not pass it on.
  case stops(at: Container)

  /// Follows a callback to a listener.
  init(to listener: Listener, in process: SimulatedProcess) {
    guard let forwarders = listener.protection.forwarders, let controller = listener.controller
    else {
      self = .arrives
      return
    }
    guard let scene = listener.identity.scene.flatMap({ process[$0] }),
      let screen = scene.screen(of: controller), screen.controller == scene.visibleController
    else {
      self = .goesElsewhere
      return
    }
    let parents: [Container] = screen.child(controller) == nil ? [] : [.child]
    let last = (scene.containers + parents).first { !forwarders.contains($0) }
    self = last.map(Forwarding.stops) ?? .arrives
  }
}

extension SimulatedScene {
  /// The containers around the visible controller, from the window's root controller inward.
  fileprivate var containers: [Container] {
    let first = navigation.stack.first
    let declared = first?.screen.controller.containers ?? []
    let isPushed = first?.controller != visibleController
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
