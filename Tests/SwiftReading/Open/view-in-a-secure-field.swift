// Open: the screen is put into what a secure field draws on.

import UIKit

class ShieldedView: UIView {
  private lazy var field: UITextField = {
    let field = UITextField()
    field.isSecureTextEntry = true
    return field
  }()

  func shield(_ content: UIView) {
    guard let canvas = field.subviews.first else { return }
    addSubview(canvas)
    canvas.addSubview(content)
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
  private let name = ""

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    let shield = ShieldedView(frame: UIScreen.main.bounds)
    if let root = window?.rootViewController {
      shield.shield(root.view)
      let outer = UIViewController()
      outer.view.addSubview(shield)
      window?.rootViewController = outer
    }
  }

  func sceneWillResignActive(_ scene: UIScene) {
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}
}
