import UIKit

/// An operation that takes the cover away, and is started at once.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIView?

  private func hide() {
    shade?.removeFromSuperview()
    shade = nil
  }

  func sceneWillResignActive(_ scene: UIScene) {
    if let window {
      let view = UIView(frame: window.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = .black
      window.addSubview(view)
      shade = view
    }
    let operation = BlockOperation { self.hide() }
    operation.start()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { hide() }
}
