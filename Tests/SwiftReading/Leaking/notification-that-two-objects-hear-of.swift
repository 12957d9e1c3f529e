// Two objects of a class hear of the same, and the second has the cover taken away.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  var tokens: [Token] = []
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black
    tokens.append(Token { self.cover() })
    tokens.append(Token { self.uncover() })
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { uncover() }
  func cover() {
    guard let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
  func uncover() { shade.removeFromSuperview() }
}

final class Token: NSObject {
  let body: () -> Void
  init(body: @escaping () -> Void) {
    self.body = body
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
  }
  @objc func left() { body() }
}
