// The window that covers shows the number by a layer.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIWindow?

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
    let controller = ShadeController()
    controller.view.backgroundColor = .systemBackground
    shade.rootViewController = controller
    shade.windowLevel = .alert + 1
    shade.isHidden = false
    self.shade = shade
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shade?.isHidden = true
    shade = nil
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

final class ShadeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = CATextLayer()
    text.string = Account.shared.number
    text.frame = view.bounds
    view.layer.addSublayer(text)
  }
}
