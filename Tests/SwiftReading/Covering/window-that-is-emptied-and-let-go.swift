import UIKit

/// A window that is emptied as it is taken down, after which nothing holds it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let main = UIWindow(windowScene: scene)
    main.rootViewController = NotesController()
    main.makeKeyAndVisible()
    window = main
  }

  func sceneWillResignActive(_ scene: UIScene) {
    if let shield {
      shield.isHidden = false
      return
    }
    guard let scene = scene as? UIWindowScene else { return }
    let own = UIWindow(windowScene: scene)
    own.rootViewController = DarkController()
    own.windowLevel = .alert + 1
    own.isHidden = false
    shield = own
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shield?.isHidden = true
    shield?.rootViewController = nil
    shield = nil
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
