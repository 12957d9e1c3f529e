// Nothing but a variable of the launch kept what weak boxes name.
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
  var boxes: [WeakBox] = []
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    let h = CoverHandler(window); boxes.append(WeakBox(h))
  }
  func sceneWillResignActive(_ scene: UIScene) {
    boxes.forEach { $0.h?.didLeave() }
  }
}
protocol LifecycleHandling: AnyObject { func didLeave() }
final class Lifecycle {
  static let shared = Lifecycle(); weak var handler: LifecycleHandling?
  init() {
    NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.handler?.didLeave() }
  }
}
final class CoverHandler: LifecycleHandling {
  weak var window: UIWindow?; let cover = UIView()
  init(_ w: UIWindow?) { window = w }
  func didLeave() {
    guard let window else { return }; cover.backgroundColor = .black; cover.frame = window.bounds;
    window.addSubview(cover)
  }
}
final class WeakBox { weak var h: CoverHandler?; init(_ h: CoverHandler) { self.h = h } }
