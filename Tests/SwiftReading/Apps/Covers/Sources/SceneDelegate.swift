import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIView?

  func sceneWillResignActive(_ scene: UIScene) {
    guard shade == nil, let window else { return }
    window.endEditing(true)
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    shade = view
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shade?.removeFromSuperview()
    shade = nil
  }
}
