// A library may run at once what it is given by a function that the system keeps closures by.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let shade = UIView()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    shade.backgroundColor = .black
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    lay()
    Tracker.observe { self.shade.removeFromSuperview() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
}
