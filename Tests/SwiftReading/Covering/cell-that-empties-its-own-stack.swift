import UIKit

/// A cell takes the views out of its own stack as it is used anew.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let ws = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: ws)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  private var shroud: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    guard let ws = scene as? UIWindowScene else { return }
    let s = UIWindow(windowScene: ws)
    s.windowLevel = .alert + 1
    s.rootViewController = ShroudVC()
    s.isHidden = false
    shroud = s
  }
  func sceneDidBecomeActive(_ scene: UIScene) { shroud?.isHidden = true; shroud = nil }
}
final class ShroudVC: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
}
final class Cell: UITableViewCell {
  let stack = UIStackView()
  override func prepareForReuse() {
    super.prepareForReuse(); stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
  }
}
