// A handler takes the child away.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?
  private let launch = Launch()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    shield = UIWindow(windowScene: scene)
    shield?.rootViewController = launch
    shield?.windowLevel = .alert + 1
    window?.makeKeyAndVisible()
  }
  func sceneWillResignActive(_ scene: UIScene) {
    shield?.isHidden = false
    shield?.makeKeyAndVisible()
    launch.child.view.removeFromSuperview()
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    shield?.isHidden = true
    window?.makeKeyAndVisible()
  }
}
class Launch: UIViewController {
  let child = UIViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    child.view.backgroundColor = .white
    child.view.translatesAutoresizingMaskIntoConstraints = false
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: view.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
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
