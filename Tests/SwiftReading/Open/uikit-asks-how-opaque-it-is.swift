// The cover is opaque by the time that it is asked for.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
    cover.alpha = 0
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    cover.frame = window.bounds
    cover.backgroundColor = .black
    window.addSubview(cover)
    cover.alpha = 1
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    if cover.alpha > 0 { cover.removeFromSuperview() }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
    cover.alpha = 0
  }
}

class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "4111 1111 1111 1111"
    view.addSubview(label)
  }
}
