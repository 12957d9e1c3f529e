// Functions of one name, of which it is sure which one is called, and it covers.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

protocol Shielding: AnyObject { func shield(_ why: String) }
extension Shielding { func shield(_ why: String) {} }

enum Place { case window, nowhere }
enum Time { case now }

class SceneDelegate: UIResponder, UIWindowSceneDelegate, Shielding {
  var window: UIWindow?
  var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillResignActive(_ scene: UIScene) {
    let shielding: Shielding = self
    shielding.shield("left")
  }
  func shield(_ why: String) { shield(why.count) }
  func shield(_ count: Int) { shield(.window) }
  func shield(_ count: Int...) {}
  func shield(_ time: Time) {}
  func shield(_ place: Place) { shield { go() } }
  func shield(_ done: (Int) -> Void) {}
  func shield(_ done: () -> Void) { done() }
  func go() {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover
  }
  func go() async {}
  func sceneDidBecomeActive(_ scene: UIScene) { cover?.removeFromSuperview(); cover = nil }
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
