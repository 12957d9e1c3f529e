// A controller covers itself, and another is pushed above it.
import UIKit
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
    window?.rootViewController = UINavigationController(rootViewController: LoginController())
    window?.makeKeyAndVisible()

  }
  func nothing() {
  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.removeFromSuperview(); cover = nil }
}

final class Account {
  static var current = Account(); var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
class CardController: UIViewController {
  let label = UILabel();
  override func viewDidLoad() {
    super.viewDidLoad(); label.text = Account.current.number; view.addSubview(label)
  }
}
class LoginController: UIViewController {
  let label = UILabel()
  var cover: UIView?
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .white
    NotificationCenter.default.addObserver(
      self, selector: #selector(go), name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(back), name: UIApplication.didBecomeActiveNotification, object: nil)

  }
  @objc func go() {
    let c = UIView(frame: UIScreen.main.bounds); c.backgroundColor = .black; view.addSubview(c);
    cover = c
  }
  @objc func back() { cover?.removeFromSuperview() }
}
extension LoginController {
  @objc func login() { navigationController?.pushViewController(CardController(), animated: true) }
}
