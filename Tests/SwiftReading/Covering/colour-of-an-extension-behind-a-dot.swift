import UIKit

/// A cover's colour is one that an extension adds, behind a dot alone.
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
  private let cover = UIView()
  func applicationWillResignActive(_ application: UIApplication) {
    cover.backgroundColor = .brand
    cover.frame = window!.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window!.addSubview(cover)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { cover.removeFromSuperview() }
}
extension UIColor { static var brand: UIColor { .init(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) } }
