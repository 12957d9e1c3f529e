import UIKit

/// A cover that is made anew each time, and pales as it is taken away.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?
  private var cover: UIView?

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
    cover?.removeFromSuperview()
    guard let window else { return }
    let view = UIImageView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    window.addSubview(view)
    cover = view
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    UIView.animate(withDuration: 0.15) {
      self.cover?.backgroundColor = nil
      self.cover?.alpha = 0
    } completion: { _ in
      self.cover?.removeFromSuperview()
      self.cover = nil
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
