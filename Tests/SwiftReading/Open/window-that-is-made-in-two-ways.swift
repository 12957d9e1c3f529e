import UIKit

/// A window that is made as the app is left first, or before that without a level and a root.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var shade: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    if shade == nil {
      let made = UIWindow(frame: UIScreen.main.bounds)
      made.windowLevel = .alert + 1
      let controller = UIViewController()
      controller.view.backgroundColor = .black
      made.rootViewController = controller
      shade = made
    }
    shade?.isHidden = false
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    if shade == nil { shade = UIWindow(frame: UIScreen.main.bounds) }
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade?.isHidden = true
  }
}
