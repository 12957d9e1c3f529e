// Of the extensions of two protocols nobody knows which runs.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, Covering, Also {
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
protocol Also { func cover() }
extension Also where Self: AppDelegate { func cover() {} }
extension Covering {
  func cover() {
    self.shade.frame = self.window.bounds
    self.shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.window.addSubview(self.shade)
  }
}
