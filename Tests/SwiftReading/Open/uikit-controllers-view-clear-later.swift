// The controller makes its view clear in the next turn.
import UIKit
import SwiftUI
import Combine

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  lazy var shield = Shield()

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
    window?.addSubview(shield.view)

  }
  func sceneDidBecomeActive(_ scene: UIScene) { shield.view.removeFromSuperview() }

}
class Shield: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .black;
    DispatchQueue.main.async { self.view.backgroundColor = .clear }
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
