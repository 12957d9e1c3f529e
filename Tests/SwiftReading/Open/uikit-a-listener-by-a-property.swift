// What a listener runs is held by a property, and hides the cover.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let cover = UIView()

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
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.addSubview(cover)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

final class Events {
  var heard: (() -> Void)?

  func begin() {
    NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.heard?() }
  }
}

final class Guide {
  func begin(_ events: Events) {
    events.heard = { UIApplication.shared.windows.first?.subviews.last?.isHidden = true }
  }
}
