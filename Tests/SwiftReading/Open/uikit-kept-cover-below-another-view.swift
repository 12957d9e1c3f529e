// The launch adds a label above the cover that is kept.
import UIKit
import SwiftUI
import Combine

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  lazy var shield: UIView = {
    let v = UIView(frame: UIScreen.main.bounds); v.backgroundColor = .black; v.isHidden = true;
    return v
  }()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    window?.rootViewController?.view.addSubview(shield)
    let l = UILabel(frame: UIScreen.main.bounds); l.text = Account.current.number;
    window?.rootViewController?.view.addSubview(l)
  }
  func sceneWillResignActive(_ scene: UIScene) {
    shield.isHidden = false

  }
  func sceneDidBecomeActive(_ scene: UIScene) { shield.isHidden = true }

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
