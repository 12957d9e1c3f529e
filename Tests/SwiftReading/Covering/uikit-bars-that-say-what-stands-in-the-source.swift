// The bars show views of the app's own that are given no data.
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
class LogoView: UIView {
  let image = UIImageView(image: UIImage(systemName: "lock"))
  override init(frame: CGRect) { super.init(frame: frame); addSubview(image) }
  required init?(coder: NSCoder) { fatalError() }
}
class Home: ViewController {
  let cover = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = LogoView(frame: .zero)
    navigationItem.setRightBarButton(UIBarButtonItem(customView: makeButton()), animated: false)
    setToolbarItems(
      [UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)], animated: false)
    cover.backgroundColor = .black
    NotificationCenter.default.addObserver(
      self, selector: #selector(hide), name: UIApplication.willResignActiveNotification, object: nil
    )
    NotificationCenter.default.addObserver(
      self, selector: #selector(show), name: UIApplication.didBecomeActiveNotification, object: nil)
  }
  func makeButton() -> UIButton {
    let b = UIButton(type: .system); b.setTitle("Edit", for: .normal); return b
  }
  @objc func hide() { cover.frame = view.bounds; view.addSubview(cover) }
  @objc func show() { cover.removeFromSuperview() }
}
