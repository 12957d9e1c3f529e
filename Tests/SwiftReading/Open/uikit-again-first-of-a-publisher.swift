// The first of a publisher.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  var kept: Set<AnyCancellable> = []
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      .first().sink { [weak self] _ in
        guard let self else { return }
        let cover = UIView(frame: self.window?.bounds ?? .zero)
        cover.backgroundColor = .black
        self.window?.addSubview(cover)
        self.cover = cover
      }.store(in: &kept)
  }

  func sceneWillResignActive(_ scene: UIScene) {

  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }

}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
