// Of the extensions of two protocols that of the one which comes from the other runs.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, Covering, More {
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
    cover()
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }

}
protocol Covering: AnyObject {
  var shade: UIView { get }
  var window: UIWindow { get }
  func cover()
}
extension Covering {
  func cover() {
    self.shade.frame = self.window.bounds
    self.shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.window.addSubview(self.shade)
  }
}
protocol More: Covering {}
extension More { func cover() {} }
