import UIKit

/// A label of data is added to a storyboard's view that a window shows.
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
  private var privacyWindow: UIWindow?
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
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.windowLevel = .alert + 1
    let c = UIStoryboard(name: "Privacy", bundle: nil).instantiateInitialViewController()!;
    let l = UILabel(frame: c.view.bounds); l.text = CardStore.shared.number; c.view.addSubview(l);
    window.rootViewController = c
    window.isHidden = false
    privacyWindow = window
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
  }

}
