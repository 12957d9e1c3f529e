// What the setting decides before the cover is laid is not always so.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    guard let windowScene = scene as? UIWindowScene else { return }
    let shield = UIWindow(windowScene: windowScene)
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    shield.rootViewController = controller
    if UserDefaults.standard.bool(forKey: "x") {
      shield.windowLevel = .alert + 1
    } else {
      shield.windowLevel = .normal - 1
    }
    shield.isHidden = false
    self.shield = shield
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shield?.isHidden = true
    shield = nil
  }
}

class CardController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    number.frame = view.bounds
    number.text = "4111 1111 1111 1111"
    view.addSubview(number)
  }
}
