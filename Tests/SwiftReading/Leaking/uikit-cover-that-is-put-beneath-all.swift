import UIKit

/// A cover that is put beneath all other views of its window.
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
    if let shade { window?.insertSubview(shade, at: 0) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { hide() }
}
