// A controller adds a label before its view is laid out.
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
class Home: ViewController {
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
    cover.backgroundColor = .black; cover.frame = view.bounds; view.addSubview(cover)
  }
  @objc func show() { cover.removeFromSuperview() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); view.addSubview(label) }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
  }
}
