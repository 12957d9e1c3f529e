import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    let view = UIView(frame: window.bounds)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    badge.backgroundColor = .black
    view.addSubview(badge)
    window.addSubview(view)
  }
}
