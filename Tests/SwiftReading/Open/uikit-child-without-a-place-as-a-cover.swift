// Nothing places the view of the child.
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
    addChild(child)
    view.addSubview(child.view)
    child.view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
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
