import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let shade = SceneDelegate.makeShade()

  static func makeShade() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .black
    return view
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.addSubview(shade)
    Task { @MainActor in self.shade.removeFromSuperview() }
  }
}
