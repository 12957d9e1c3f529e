// An object is given the window once that is made.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Account {
  static var current = Account()
  var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
class ViewController: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = Account.current.number
    label.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
    view.addSubview(label)
  }
}
final class Privacy {
  weak var window: UIWindow?; let cover = UIView()
  init(window: UIWindow?) {
    self.window = window
    NotificationCenter.default.addObserver(
      self, selector: #selector(hide), name: UIApplication.willResignActiveNotification, object: nil
    )
    NotificationCenter.default.addObserver(
      self, selector: #selector(show), name: UIApplication.didBecomeActiveNotification, object: nil)
  }
  @objc func show() { cover.removeFromSuperview() }
  @objc func hide() {
    guard let window else { return }; cover.backgroundColor = .black; cover.frame = window.bounds;
    window.addSubview(cover)
  }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var privacy: Privacy?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    privacy = Privacy(window: window)
  }
}
