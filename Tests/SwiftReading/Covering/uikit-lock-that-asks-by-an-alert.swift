// An alert whose words stand in the source lies on the cover's controller.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  var lock: UIWindow?
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
    guard let scene = scene as? UIWindowScene else { return }
    let lock = UIWindow(windowScene: scene)
    lock.rootViewController = Lock()
    lock.windowLevel = .alert + 1
    lock.makeKeyAndVisible()
    self.lock = lock
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    lock?.isHidden = true
    lock = nil
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

final class Lock: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
  func ask() {
    let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Unlock", style: .default) { _ in print("unlocks") })
    present(alert, animated: true)
  }
}
