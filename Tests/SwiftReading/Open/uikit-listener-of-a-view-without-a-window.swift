// A controller listens only where its view lies in a window as it is loaded, which it does not.
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
    if let window = view.window {
      NotificationCenter.default.addObserver(
        forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in
        guard let self else { return }
        self.cover.backgroundColor = .black; self.cover.frame = window.bounds;
        window.addSubview(self.cover)
      }
    }
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
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
  }
}
