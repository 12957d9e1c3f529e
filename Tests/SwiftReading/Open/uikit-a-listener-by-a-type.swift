// A library listens, and makes a value of the type that it was handed.
import Flux
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let cover = UIView()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    cover.frame = window?.bounds ?? .zero
    cover.backgroundColor = .black
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.addSubview(cover)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

enum Effects {
  struct Left: SideEffect {
    func run() { UIApplication.shared.windows.first?.subviews.last?.isHidden = true }
  }
}

let listening = [Rule(UIApplication.didEnterBackgroundNotification, [Effects.Left.self])]
