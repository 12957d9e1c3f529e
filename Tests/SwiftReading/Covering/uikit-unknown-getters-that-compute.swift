// Properties of an object that is not known are read, and compute.
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
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var box: Box?

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
    guard let window else { return }
    let c = UIView(frame: window.bounds); c.backgroundColor = .black; c.tag = 77
    window.addSubview(c)
    print(box?.title ?? "", box?["x"] ?? 0)
  }
  func sceneDidBecomeActive(_ scene: UIScene) { window?.viewWithTag(77)?.removeFromSuperview() }
}
final class Box {
  var names: [String: Int] = [:]
  subscript(key: String) -> Int { names[key] ?? 1 }
  var title: String { names.keys.joined(separator: ",") }
  func hide(_ w: UIWindow) { w.viewWithTag(77)?.removeFromSuperview() }
}
class Settings: UIViewController {
  @objc func go() { (view.window?.windowScene?.delegate as? SceneDelegate)?.box = Box() }
}
