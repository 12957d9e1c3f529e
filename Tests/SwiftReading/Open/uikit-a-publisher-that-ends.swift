// A publisher that ends.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  var bag = Set<AnyCancellable>()
  var one: AnyCancellable?
  var flag = PassthroughSubject<Bool, Never>()
  func go() {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover
  }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification).prefix(
      untilOutputFrom: flag
    ).sink { [weak self] _ in self?.go() }.store(in: &bag)
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
