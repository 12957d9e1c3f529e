import UIKit

/// A cover that is laid unless one of the window's views has its tag.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
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
