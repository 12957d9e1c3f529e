// The next callback moves the cover's lower edge.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?
  private var bottom: NSLayoutConstraint?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .black
    window.addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: window.bottomAnchor)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor), bottom,
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    self.bottom = bottom
    cover = view
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    bottom?.constant = -500
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}

class CardController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    number.frame = view.bounds
    number.text = "4111 1111 1111 1111"
    view.addSubview(number)
  }
}
