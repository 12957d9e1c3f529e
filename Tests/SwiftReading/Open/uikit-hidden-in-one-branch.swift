// What the setting decides before the cover is laid is not always so.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?

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
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .black
    if UserDefaults.standard.bool(forKey: "x") {
      view.isHidden = false
    } else {
      view.isHidden = true
    }
    window.addSubview(view)
    cover = view
  }

  func sceneDidEnterBackground(_ scene: UIScene) {

  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
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
