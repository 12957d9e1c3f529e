// A label is added above the cover that is kept.
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
    view.addSubview(label); let b = UIButton();
    b.addTarget(self, action: #selector(open), for: .touchUpInside); view.addSubview(b)
  }
}
extension ViewController {
  @objc func open() {
    let l = UILabel(frame: view.bounds); l.text = Account.current.number; view.addSubview(l)
  }
}
