import UIKit

/// A cover that is clear the first time, by a branch that sets the flag which it goes by.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flag = false
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  private let cover = UIView()
  func applicationWillResignActive(_ application: UIApplication) {
    if flag { cover.alpha = 1 } else { cover.alpha = 0; flag = true }
    guard let window else { return }
    cover.frame = window.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .white
    window.addSubview(cover)
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    cover.removeFromSuperview(); flag = false
  }
}
