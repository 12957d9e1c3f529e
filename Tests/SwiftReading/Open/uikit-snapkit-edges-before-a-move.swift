// A view whose edges SnapKit has tied is moved into a small one.
import SnapKit
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

  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let own = UIWindow(windowScene: scene)
    own.rootViewController = DarkController()
    own.windowLevel = .alert + 1
    own.isHidden = false
    shield = own
  }
  func sceneDidBecomeActive(_ scene: UIScene) { shield?.isHidden = true; shield = nil }

}

final class DarkController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let dark = UIView(); dark.backgroundColor = .black
    let box = UIView(); view.addSubview(dark);
    dark.snp.makeConstraints { $0.edges.equalToSuperview() }
    view.addSubview(box); box.addSubview(dark);
    box.snp.makeConstraints {
      $0.center.equalToSuperview(); $0.size.equalTo(100)
    }
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
