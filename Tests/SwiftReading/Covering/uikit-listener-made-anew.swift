// What takes the place of what listens listens as well.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  var listener: Listener?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    listener = Listener(self)
  }

  func reset() { listener = Listener(self) }
  func hide() {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover
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

final class Listener: NSObject {
  weak var delegate: SceneDelegate?
  init(_ delegate: SceneDelegate) {
    self.delegate = delegate
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(leave), name: UIApplication.willResignActiveNotification,
      object: nil)
  }
  @objc func leave() { delegate?.hide() }
}
