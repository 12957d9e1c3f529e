// No constraint says where the cover ends.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    guard let window else { return }
    shade.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(shade)
    window.addConstraint(
      NSLayoutConstraint(
        item: shade, attribute: .leading, relatedBy: .equal, toItem: window, attribute: .leading,
        multiplier: 1, constant: 0))
    window.addConstraint(
      NSLayoutConstraint(
        item: shade, attribute: .trailing, relatedBy: .equal, toItem: window, attribute: .trailing,
        multiplier: 1, constant: 0))
    window.addConstraint(
      NSLayoutConstraint(
        item: shade, attribute: .top, relatedBy: .equal, toItem: window, attribute: .top,
        multiplier: 1, constant: 0))
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
