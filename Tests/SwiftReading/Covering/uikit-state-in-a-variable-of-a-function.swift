// The variable that closures share speaks against taking the cover away.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
    var isUp = false
    let center = NotificationCenter.default
    center.addObserver(forName: UIScene.willDeactivateNotification, object: nil, queue: .main) {
      _ in isUp = true
    }
    center.addObserver(forName: UIScene.didEnterBackgroundNotification, object: nil, queue: .main) {
      [self] _ in if !isUp { cover.removeFromSuperview() }
    }
    center.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: .main) { _ in
      isUp = false
    }
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    cover.frame = window.bounds
    cover.backgroundColor = .black
    window.addSubview(cover)

  }

  func sceneDidEnterBackground(_ scene: UIScene) {

  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()

  }
}

class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "4111 1111 1111 1111"
    view.addSubview(label)
  }
}
