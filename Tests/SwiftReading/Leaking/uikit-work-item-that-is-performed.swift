import UIKit

/// A piece of work that takes the cover away, and is performed at once.
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
    let item = DispatchWorkItem { self.hide() }
    item.perform()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { hide() }
}
