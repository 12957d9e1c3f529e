// A window that is hidden by a truth which may be lacking, and which a button sets.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?
  var shouldHide: Bool?

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
    own.isHidden = true
    shield = own

  }

  func sceneWillResignActive(_ scene: UIScene) { shield?.isHidden = !(shouldHide ?? true) }
  func sceneDidBecomeActive(_ scene: UIScene) { shield?.isHidden = true }
  func go() { shouldHide = false }

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

final class MenuController: UIViewController {
  private let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad(); button.addTarget(self, action: #selector(tap), for: .touchUpInside);
    view.addSubview(button)
  }
  @objc private func tap() { (view.window?.windowScene?.delegate as? SceneDelegate)?.go() }
}
