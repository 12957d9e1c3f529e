// The only screen takes its observers back as it goes.
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
  var tokens: [NSObjectProtocol] = []
  let cover = UIView()
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in
        guard let self, let w = self.view.window else { return }
        self.cover.frame = w.bounds; self.cover.backgroundColor = .black; w.addSubview(self.cover)
      })
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.cover.removeFromSuperview() })
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated); tokens.forEach(NotificationCenter.default.removeObserver)
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
