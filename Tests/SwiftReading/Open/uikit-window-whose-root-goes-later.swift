// The window's controller hides its view in the next turn.
import UIKit
import SwiftUI
import Combine

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  var privacy: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()

  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let w = UIWindow(windowScene: scene)
    w.windowLevel = .alert + 1
    w.rootViewController = Root()
    w.isHidden = false

    privacy = w

  }
  func sceneDidBecomeActive(_ scene: UIScene) { privacy?.isHidden = true; privacy = nil }

}
class Root: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .black;
    DispatchQueue.main.async { self.view.alpha = 0 }
  }
}
final class Account {
  static var current = Account(); var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
class ViewController: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .white; label.text = Account.current.number;
    view.addSubview(label)
  }
}
