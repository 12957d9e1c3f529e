// The flag is a variable of the file.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

private var isUp = false

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
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    cover.frame = window.bounds
    cover.backgroundColor = .black
    window.addSubview(cover)
    isUp = true
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    if isUp { cover.removeFromSuperview() }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
    isUp = false
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
