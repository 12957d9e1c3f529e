// A toolbar beneath the view that is covered shows a number.
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
class Home: ViewController {
  let cover = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    setToolbarItems([UIBarButtonItem(customView: secretLabel())], animated: false)
    navigationController?.setToolbarHidden(false, animated: false)
    cover.backgroundColor = .black
    NotificationCenter.default.addObserver(
      self, selector: #selector(hide), name: UIApplication.willResignActiveNotification, object: nil
    )
    NotificationCenter.default.addObserver(
      self, selector: #selector(show), name: UIApplication.didBecomeActiveNotification, object: nil)
  }
  func secretLabel() -> UILabel {
    let l = UILabel(); l.text = Account.current.number; l.sizeToFit(); return l
  }
  @objc func hide() { cover.frame = view.bounds; view.addSubview(cover) }
  @objc func show() { cover.removeFromSuperview() }
}
