import UIKit

/// A constraint is given the priority that it has.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class CardViewController: UIViewController {
  private let numberLabel = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    numberLabel.text = CardStore.shared.number
    view.addSubview(numberLabel)
  }
}
final class CardStore {
  static let shared = CardStore()
  var number: String { UserDefaults.standard.string(forKey: "card") ?? "" }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: CardViewController())
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    cover.backgroundColor = .black
    cover.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(cover)
    let top = cover.topAnchor.constraint(equalTo: window.topAnchor)
    top.priority = .required
    NSLayoutConstraint.activate([
      top, cover.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover.removeFromSuperview() }

}
