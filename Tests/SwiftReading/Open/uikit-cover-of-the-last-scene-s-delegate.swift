// Whichever scene is left, the one that came last is covered.
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
  static weak var current: SceneDelegate?; let cover = UIView()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    SceneDelegate.current = self
  }
}
extension AppDelegate {
  func application(
    _ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: nil, queue: .main
    ) { _ in
      guard let s = SceneDelegate.current, let w = s.window else { return };
      s.cover.backgroundColor = .black; s.cover.frame = w.bounds; w.addSubview(s.cover)
    }; return true
  }
}
