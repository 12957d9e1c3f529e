// What is set as something is asked for first is not set where that is not asked for.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let shade = UIView()
  var isOn = false
  lazy var box: Int = {
    isOn = true
    return 1
  }()
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
    if Tracker.flag { Tracker.note(box) }
    if isOn { lay() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
}
