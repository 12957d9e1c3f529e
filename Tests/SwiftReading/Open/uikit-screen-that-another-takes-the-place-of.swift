// A screen covers its own window, and another one takes its place.
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
    super.viewDidLoad();
    NotificationCenter.default.addObserver(
      self, selector: #selector(hide), name: UIApplication.willResignActiveNotification, object: nil
    )
  }
  @objc func hide() {
    guard let w = view.window else { return }; cover.backgroundColor = .black;
    cover.frame = w.bounds; w.addSubview(cover)
  }
  @objc func open() { navigationController?.setViewControllers([Other()], animated: true) }
}
class Other: UIViewController {
  let l = UILabel();
  override func viewDidLoad() {
    super.viewDidLoad(); l.text = Account.current.number; view.addSubview(l)
  }
}
