// An initializer is not observed, so nothing is seen.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  let m = M()

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
    guard m.seen else { return }
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover

  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.removeFromSuperview(); cover = nil }

}
final class M { var seen = false; var x: Int { didSet { seen = true } }; init() { x = 1 } }
final class Account {
  static var current = Account(); var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
class ViewController: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .white; label.text = Account.current.number;
    view.addSubview(label)
  }
}
