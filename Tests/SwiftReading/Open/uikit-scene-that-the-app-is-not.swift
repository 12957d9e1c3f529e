// The app posts its notifications itself, and is no scene.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let shade = UIView()
  @objc func leave(_ note: Notification) {
    guard note.object is UIWindowScene || note.object as? UIWindowScene != nil else { return }
    lay()
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    shade.backgroundColor = .black
    NotificationCenter.default.addObserver(
      self, selector: #selector(leave(_:)), name: UIApplication.willResignActiveNotification,
      object: nil)
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    Tracker.note(1)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
}
