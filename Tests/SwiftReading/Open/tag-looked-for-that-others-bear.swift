import UIKit

/// A cover that is laid unless one of the window's views has its tag, which a badge on it has as well.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    badge.tag = 99
    window?.addSubview(badge)
    window?.makeKeyAndVisible()
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    window?.showPrivacyCover()
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    window?.viewWithTag(99)?.removeFromSuperview()
  }
}
extension UIWindow {
  func showPrivacyCover() {
    guard !subviews.contains(where: { $0.tag == 99 }) else { return }
    let cover = UIView(frame: bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.tag = 99
    cover.backgroundColor = .black
    addSubview(cover)
  }
}
