import UIKit

/// A cover that is laid where a flag was set before, which a branch sets in between.
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
    let was = flag
    if !flag { flag = true }
    guard was, let window else { return }
    cover.frame = window.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .white
    window.addSubview(cover)
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    cover.removeFromSuperview(); flag = false
  }
}
