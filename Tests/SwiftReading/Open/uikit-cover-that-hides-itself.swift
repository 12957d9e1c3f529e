// A touch hides the cover, of which there is one still.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
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
    guard let window, !window.subviews.contains(where: { $0 is CoverView }) else { return }
    let cover = CoverView(frame: window.bounds)
    cover.backgroundColor = .black
    window.addSubview(cover)
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
  @objc func unlock() {}
}

final class CoverView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isHidden = true }
}
