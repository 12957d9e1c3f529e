// All screens are of the class that covers their own window.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Account {
  static var current = Account()
  var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
class Base: UIViewController {
  let cover = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(hide), name: UIApplication.willResignActiveNotification, object: nil
    )
    NotificationCenter.default.addObserver(
      self, selector: #selector(show), name: UIApplication.didBecomeActiveNotification, object: nil)
  }
  @objc func hide() {
    guard let w = view.window else { return }; cover.backgroundColor = .black;
    cover.frame = w.bounds; w.addSubview(cover)
  }
  @objc func show() { cover.removeFromSuperview() }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: Home())
    window?.makeKeyAndVisible()
  }
}
class Home: Base {
  let l = UILabel();
  override func viewDidLoad() {
    super.viewDidLoad(); l.text = Account.current.number; view.addSubview(l)
  }
}
