// One of the constraints is given a gap after it was made.
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
    let bottom = NSLayoutConstraint(
      item: shade, attribute: .bottom, relatedBy: .equal, toItem: window, attribute: .bottom,
      multiplier: 1, constant: 0)
    bottom.constant = -200
    bottom.isActive = true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
