import UIKit

/// A clock tells its delegate, which takes the cover away.
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
  private var cover: UIView?
  private let clock = Clock()
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
    let view = UIView(frame: window!.bounds)
    view.backgroundColor = .black
    window?.addSubview(view)
    cover = view

  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.removeFromSuperview(); cover = nil }
  func uncover() { cover?.isHidden = true }

}

final class Clock: NSObject {
  weak var cover: UIView?
  var onTick: (() -> Void)?
  override init() {
    super.init();
    let t = Timer(
      timeInterval: 0.2, target: self, selector: #selector(tick), userInfo: nil, repeats: true);
    RunLoop.main.add(t, forMode: .common)
  }
  @objc func tick() {
    (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.uncover()
  }
}
