// The cover is made where there is none, and has its frame anew each time.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var haze: UIView?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()

  }

  func sceneWillResignActive(_ scene: UIScene) {
    if haze == nil { haze = UIView() }
    haze?.frame = window?.bounds ?? .zero
    haze?.alpha = 1
    haze?.backgroundColor = .black
    if let haze { window?.addSubview(haze) }
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    haze?.alpha = 0
    haze?.removeFromSuperview()
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
