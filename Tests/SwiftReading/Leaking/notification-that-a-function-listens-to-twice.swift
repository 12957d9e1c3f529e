// One function listens for both: what covers, and what takes the cover away again.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black
    on(UIApplication.didEnterBackgroundNotification) { self.cover() }
    on(UIApplication.didEnterBackgroundNotification) { self.uncover() }
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { uncover() }
  func on(_ name: Notification.Name, _ body: @escaping () -> Void) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      body()
    }
  }
  func cover() {
    guard let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
  func uncover() { shade.removeFromSuperview() }
}
