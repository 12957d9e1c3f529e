// A library tells its delegate that it pauses, which takes the cover away.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Account {
  static var current = Account()
  var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
class ViewController: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = Account.current.number
    label.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
    view.addSubview(label)
  }
}
import FooKit
class SceneDelegate: UIResponder, UIWindowSceneDelegate, FooSessionDelegate {
  var window: UIWindow?
  let cover = UIView()
  let session = FooSession()
  func scene(
    _ scene: UIScene, willConnectTo s: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    session.delegate = self
  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    cover.backgroundColor = .black
    cover.frame = window.bounds
    window.addSubview(cover)
    session.pause()
  }
  func sessionDidPause(_ s: FooSession) { cover.removeFromSuperview() }
  func sceneDidBecomeActive(_ scene: UIScene) { cover.removeFromSuperview() }
}
