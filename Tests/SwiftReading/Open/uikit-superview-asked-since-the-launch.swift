// The launch has laid it, hidden, so that it is never laid again.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  lazy var cover: UIView = {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .black
    return view
  }()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    cover.isHidden = true
    window?.addSubview(cover)

  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard cover.superview == nil else { return }
    window?.addSubview(cover)
    cover.isHidden = false
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.isHidden = true
  }

}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
