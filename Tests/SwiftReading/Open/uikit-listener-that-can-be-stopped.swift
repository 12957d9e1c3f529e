// Other code may stop what listens.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  lazy var shield = Shield(self)
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    shield.start()
  }

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

final class Shield: NSObject {
  weak var delegate: SceneDelegate?
  init(_ delegate: SceneDelegate) {
    self.delegate = delegate
    super.init()
  }
  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(leave), name: UIApplication.willResignActiveNotification,
      object: nil)
  }
  func stop() { NotificationCenter.default.removeObserver(self) }
  @objc func leave() { delegate?.hide() }
}
