// The handler has a button call what it calls when it is tapped.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let button = UIButton()

  @objc func tapped() { Shield.shared.drop() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    Shield.shared.cover = cover
    button.sendActions(for: .touchUpInside)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    Shield.shared.cover?.removeFromSuperview()
    Shield.shared.cover = nil
  }
}

final class Shield {
  static let shared = Shield()
  var cover: UIView?
  func drop() { cover?.removeFromSuperview() }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
