// A field of a field is changed by its name alone.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

struct Shield {
  var isUp = false
}

struct Privacy {
  var shield = Shield()
  var name = "card"
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView()
  private var privacy = Privacy()

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
    privacy.shield.isUp = true
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    if privacy.shield.isUp { cover.removeFromSuperview() }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
    privacy.shield.isUp = false
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
