import UIKit

/// A window with a stack of controllers that is given a clear one in the background.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?
  private let stack = UINavigationController(rootViewController: DarkController())

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let main = UIWindow(windowScene: scene)
    main.rootViewController = NotesController()
    main.makeKeyAndVisible()
    window = main

    let own = UIWindow(windowScene: scene)
    own.rootViewController = stack
    own.windowLevel = .alert + 1
    own.isHidden = true
    shield = own
  }

  func sceneWillResignActive(_ scene: UIScene) {
    shield?.isHidden = false
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shield?.isHidden = true
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    stack.viewControllers = [UIViewController()]
  }
}

final class DarkController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

final class NotesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: view.bounds)
    label.text = UserDefaults.standard.string(forKey: "note")
    view.addSubview(label)
  }
}
