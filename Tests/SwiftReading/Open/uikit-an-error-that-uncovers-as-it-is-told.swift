// An error tells what it is by taking the cover off.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
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
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    Shield.shared.cover = cover
    let error: Error = Failure()
    print(error.localizedDescription)
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

struct Failure: LocalizedError {
  var errorDescription: String? {
    Shield.shared.drop()
    return "failed"
  }
}
