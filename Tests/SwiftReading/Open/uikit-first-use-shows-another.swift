// What shows the cover is done as another property is first asked for, which leaving does not.
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
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.addSubview(cover)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    window?.addSubview(shade)
    shade.removeFromSuperview()
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
