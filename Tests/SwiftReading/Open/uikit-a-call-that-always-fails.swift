// The call always fails, so there is nothing.
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
    guard (try? f()) != nil else { return }
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover

  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.removeFromSuperview(); cover = nil }

}
enum E: Error { case b }
func f() throws -> Int { throw E.b }
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
