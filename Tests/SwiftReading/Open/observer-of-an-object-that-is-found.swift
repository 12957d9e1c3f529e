import Resolver
import UIKit

/// An object that a library hands out, whose property takes the cover away where it is set.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Shade {
  static let shared = Shade()
  private let view = UIView()
  var isUp = false {
    didSet { if !isUp { view.removeFromSuperview() } }
  }

  func show(in window: UIWindow) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    window.addSubview(view)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillResignActive(_ scene: UIScene) {
    if let window { Shade.shared.show(in: window) }
    let found: Shade = Resolver.resolve()
    found.isUp = false
  }

  func sceneDidBecomeActive(_ scene: UIScene) { Shade.shared.isUp = false }
}
