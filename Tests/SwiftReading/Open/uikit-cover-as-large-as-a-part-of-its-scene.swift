// The cover leaves a part of its scene.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let cover = UIView()
    cover.backgroundColor = .white
    cover.frame = scene.coordinateSpace.bounds.insetBy(dx: 0, dy: 200)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.tag = 12
    scene.windows.first?.addSubview(cover)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    (scene as? UIWindowScene)?.windows.first?.viewWithTag(12)?.removeFromSuperview()
  }
}
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
