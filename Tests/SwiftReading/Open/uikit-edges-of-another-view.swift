// The cover lies on the edges of a small view.
import UIKit
import SwiftUI
import Combine

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?

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
    guard let window else { return }
    let cover = UIView()
    cover.backgroundColor = .black
    cover.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(cover)
    self.cover = cover
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)); window.addSubview(other)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: other.topAnchor),
      cover.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.removeFromSuperview(); cover = nil }

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
