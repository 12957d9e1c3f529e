// A function of the structure changes a field that a wrapper keeps.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
}

struct Shield {
  @Kept var isUp = false
  mutating func leave() { isUp = true }
  mutating func come() { isUp = false }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView()
  private var shield = Shield()

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
    shield.leave()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    if shield.isUp { cover.removeFromSuperview() }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
    shield.come()
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
