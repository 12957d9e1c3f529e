// Open: nobody has established what the picture shows of what lies in a secure field.

import UIKit

extension UIWindow {
  /// Keeps screenshots from showing the window.
  func shield() {
    let field = UITextField()
    field.isSecureTextEntry = true
    addSubview(field)
    layer.superlayer?.addSublayer(field.layer)
    field.layer.sublayers?.first?.addSublayer(layer)
  }
}

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
  private let field = UITextField()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    window?.shield()
  }

  func sceneWillResignActive(_ scene: UIScene) {
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}
}
