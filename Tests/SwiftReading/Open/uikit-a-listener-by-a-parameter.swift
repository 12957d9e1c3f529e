// A function listens with what it is given, and is given what hides the cover.
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
  func begin(_ heard: @escaping () -> Void) {
    NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in heard() }
  }
}

final class Guide {
  func begin(_ events: Events) {
    events.begin { UIApplication.shared.windows.first?.subviews.last?.isHidden = true }
  }
}
