// Nothing keeps the window that covers.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shades: [WeakBox<UIWindow>] = []

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

  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let shade = UIWindow(windowScene: scene)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    shade.rootViewController = controller
    shade.windowLevel = .alert + 1
    shade.isHidden = false
    shades.append(WeakBox(shade))
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shades.forEach { $0.value?.isHidden = true }
  }
}

final class CardController: UIViewController {
  private let numberLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    numberLabel.text = Account.shared.number
    numberLabel.frame = view.bounds
    view.addSubview(numberLabel)
  }
}

final class Account {
  static let shared = Account()
  private(set) var number = UserDefaults.standard.string(forKey: "number") ?? ""
}

final class WeakBox<Value: AnyObject> {
  private(set) weak var value: Value?
  init(_ value: Value) { self.value = value }
}
