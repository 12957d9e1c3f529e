import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIWindow?

  func sceneDidEnterBackground(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let shade = UIWindow(windowScene: windowScene)
    shade.windowLevel = .alert + 1
    shade.rootViewController = ShadeController()
    shade.makeKeyAndVisible()
    self.shade = shade
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    shade?.isHidden = true
    shade = nil
  }
}

private final class ShadeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
