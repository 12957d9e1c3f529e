import UIKit

/// A launch whose search takes more steps than are followed: what it finds decides that the cover is see-through.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Finder {
  private(set) var isFound = false

  func search() {
    (0..<900).forEach { one in
      (0..<900).forEach { other in
        if one == 899, other == 899 { isFound = true }
      }
    }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let shade = UIView()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    let finder = Finder()
    finder.search()
    shade.backgroundColor = finder.isFound ? .clear : .black
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    shade.frame = window.bounds
    window.addSubview(shade)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { shade.removeFromSuperview() }
}
