// A button shows a window of a higher level than the one that covers.
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
    let controller = UIViewController()
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
  private var chat: UIWindow?
  @objc private func tapped() {
    guard let scene = view.window?.windowScene else { return }
    let chat = UIWindow(windowScene: scene)
    chat.windowLevel = .alert + 100
    chat.frame = CGRect(x: 40, y: 400, width: 300, height: 100)
    chat.rootViewController = CardController()
    chat.isHidden = false
    self.chat = chat
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    numberLabel.text = Account.shared.number
    numberLabel.frame = view.bounds
    view.addSubview(numberLabel)
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
}

final class Account {
  static let shared = Account()
  private(set) var number = UserDefaults.standard.string(forKey: "number") ?? ""
}
