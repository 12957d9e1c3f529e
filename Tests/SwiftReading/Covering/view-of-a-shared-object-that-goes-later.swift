import UIKit

/// A view that a shared object lays and takes away while a payment is made, beside a cover in a window of its own.
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
  private var shield: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    let s = UIWindow(windowScene: scene as! UIWindowScene)
    s.windowLevel = .alert + 1
    s.rootViewController = UIViewController()
    s.rootViewController?.view.backgroundColor = .white
    s.isHidden = false
    shield = s
  }
  func sceneDidBecomeActive(_ scene: UIScene) { shield = nil }
}
final class HUD {
  static let shared = HUD(); private var v: UIView?
  func show() {
    guard v == nil, let w = UIApplication.shared.keyWindow else { return };
    let x = UIView(frame: w.bounds); w.addSubview(x); v = x
  }
  func hide() { v?.removeFromSuperview(); v = nil }
}
final class PayVC: UIViewController {
  func pay() {
    HUD.shared.show();
    URLSession.shared.dataTask(with: URL(string: "https://x.y")!) { _, _, _ in
      DispatchQueue.main.async { HUD.shared.hide() }
    }.resume()
  }
}
