// An object that sets a property of another type as it is made does so only once it is asked for.
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
    if Tracker.flag { Tracker.note(Box.shared.count) }
    if Store.isOn { lay() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
}

enum Store {
  nonisolated(unsafe) static var isOn = false
}

final class Box {
  static let shared = Box()
  let count = 1
  init() { Store.isOn = true }
}
