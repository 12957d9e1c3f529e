import UIKit

/// A cover that stands where the launch has put it, and whose dark view is hidden.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?
  private var cover: UIView?
  private let inner = UIView()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let main = UIWindow(windowScene: scene)
    main.rootViewController = NotesController()
    main.makeKeyAndVisible()
    window = main

    let view = UIView(frame: main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isHidden = true
    main.addSubview(view)
    cover = view
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.backgroundColor = .black
    view.addSubview(inner)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let cover else { return }
    window?.bringSubviewToFront(cover)
    cover.isHidden = false
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.isHidden = true
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    inner.isHidden = true
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
