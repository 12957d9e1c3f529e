// Nobody knows whether the class above runs what it is given.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let shade = UIView()
  let keeper = Keeper()
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
    keeper.sync { self.lay() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
}

final class Keeper: Tracker.Keeper {}
