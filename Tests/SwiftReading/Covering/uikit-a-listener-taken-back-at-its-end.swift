// An object takes itself back as it goes away, and no observer hears of that.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  let listener = Guard()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    Guard.uncover(self)
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

final class Guard: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(leave), name: UIApplication.willResignActiveNotification,
      object: nil)
  }
  deinit { NotificationCenter.default.removeObserver(self) }
  @objc func leave() {
    guard let window = UIApplication.shared.windows.first(where: \.isKeyWindow) else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .black
    cover.tag = 7
    window.addSubview(cover)
  }
  static func uncover(_ delegate: SceneDelegate) {
    delegate.window?.viewWithTag(7)?.removeFromSuperview()
  }
}
