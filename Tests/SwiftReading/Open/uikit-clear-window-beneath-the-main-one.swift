// A clear window that is made opaque beneath the level of the main one.
import UIKit

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

    let own = UIWindow(windowScene: scene)
    own.rootViewController = DarkController()
    own.windowLevel = .alert + 1
    own.isHidden = false
    own.alpha = 0
    shield = own

    main.windowLevel = .alert + 2

  }

  func sceneWillResignActive(_ scene: UIScene) { shield?.alpha = 1 }
  func sceneDidBecomeActive(_ scene: UIScene) { shield?.alpha = 0 }

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
