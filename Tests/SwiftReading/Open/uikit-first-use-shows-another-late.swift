// The cover is shown once only, as another property is first asked for.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let cover = UIView()
  lazy var shade: UIView = {
    cover.alpha = 1
    return UIView()
  }()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    cover.frame = window?.bounds ?? .zero
    cover.backgroundColor = .black
    cover.alpha = 0
    window?.addSubview(cover)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    shade.isHidden = false
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.alpha = 0
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
