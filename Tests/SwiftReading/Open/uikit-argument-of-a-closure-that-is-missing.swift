// What a closure is given is evaluated only where there is one.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let shade = UIView()
  var isOn = false
  func turnOn() -> Bool {
    isOn = true
    return true
  }
  var report: ((Bool) -> Void)? = Tracker.flag ? { Tracker.note($0) } : nil
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
    report?(turnOn())
    if isOn { lay() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
}
