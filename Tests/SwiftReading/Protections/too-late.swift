import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let shade = UIView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    shade.backgroundColor = .black
    shade.frame = UIScreen.main.bounds
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    DispatchQueue.main.async {
      self.window?.addSubview(self.shade)
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
