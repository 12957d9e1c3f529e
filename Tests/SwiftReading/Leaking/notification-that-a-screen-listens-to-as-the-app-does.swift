// One function listens for the delegate, which covers, and for a screen, which takes the cover away.
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
    window.rootViewController = Screen()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black
    Center.shared.on(UIApplication.didEnterBackgroundNotification) { self.cover() }
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

final class Center {
  static let shared = Center()
  func on(_ name: Notification.Name, _ body: @escaping () -> Void) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      body()
    }
  }
}

final class Screen: UIViewController {
  override func viewDidLoad() {
    Center.shared.on(UIApplication.didEnterBackgroundNotification) {
      (UIApplication.shared.delegate as? AppDelegate)?.uncover()
    }
  }
}
