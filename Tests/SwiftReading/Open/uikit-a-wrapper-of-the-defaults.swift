// The wrapper reads the app's defaults, and not its first value.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  @Stored("k") var on = true

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()

  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard on else { return }
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover

  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.removeFromSuperview(); cover = nil }

}
@propertyWrapper struct Stored {
  let key: String;
  var wrappedValue: Bool {
    get { UserDefaults.standard.bool(forKey: key) }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }; init(wrappedValue: Bool, _ key: String) { self.key = key }
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
