import UIKit

// A shared object listens only once something was tapped.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class CardController: UIViewController {
  private let number = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
    let tap = UIAction { [unowned self] _ in Shield.shared.watch(self) }
    view.addSubview(UIButton(primaryAction: tap))
  }
}

final class Shield {
  static let shared = Shield()
  private weak var controller: UIViewController?
  private var cover: UIView?

  func watch(_ controller: UIViewController) {
    self.controller = controller
    NotificationCenter.default.addObserver(
      self, selector: #selector(lay), name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(lift), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func lay() {
    guard let window = controller?.view.window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .systemBackground
    window.addSubview(cover)
    self.cover = cover
  }

  @objc private func lift() { cover?.removeFromSuperview() }
}
