import UIKit

/// What the state of the app was is kept, and asked for later: a cover that is laid while it was active, and one that it never was.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)
  var lastState = UIApplication.State.background

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
    lastState = application.applicationState
  }

  func applicationWillResignActive(_ application: UIApplication) {
    shade.backgroundColor = .black
    if lastState == .active { window?.addSubview(shade) }
    lastState = application.applicationState
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    // It is not active any more when it resigns.
    if lastState == .inactive { shade.removeFromSuperview() }
  }
}
