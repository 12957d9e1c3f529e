// A cover begins at a length that a setting tells.
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
    guard let window else { return }
    let cover = UIView()
    cover.backgroundColor = .black
    cover.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(cover)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(
        equalTo: window.topAnchor, constant: CGFloat(UserDefaults.standard.float(forKey: "top"))),
      cover.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: 0),
      cover.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 0),
      cover.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: 0),
    ])
    self.cover = cover
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
