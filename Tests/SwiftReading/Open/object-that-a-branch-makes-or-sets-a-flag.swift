import UIKit

/// A cover that is laid where an object was made, which a branch does or sets the flag that it goes by.
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
    var o: NSObject?
    if flag { o = NSObject() } else { flag = true }
    guard o != nil else { return }
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
