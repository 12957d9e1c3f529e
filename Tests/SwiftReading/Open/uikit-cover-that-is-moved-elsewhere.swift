import UIKit

/// A cover that is put into a view which is nowhere.
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
    if let shade { UIView().addSubview(shade) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { hide() }
}
