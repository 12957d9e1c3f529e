import UIKit

/// A cover that is laid unless a function has set a flag, which tells whether it did.
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
    guard !isFirst(), let window else { return }
    cover.frame = window.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .white
    window.addSubview(cover)
  }
  private func isFirst() -> Bool {
    if !flag {
      flag = true
      return true
    }
    return false
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    cover.removeFromSuperview(); flag = false
  }
}
