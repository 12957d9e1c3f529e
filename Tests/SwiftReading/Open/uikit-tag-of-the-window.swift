import UIKit

// Every view has the tag 0, the window first, so that the cover is never missed.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window, window.viewWithTag(0) == nil else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .systemBackground
    cover.tag = 0
    window.addSubview(cover)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.viewWithTag(0)?.removeFromSuperview()
  }
}

final class CardController: UIViewController {
  private let number = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
  }
}
