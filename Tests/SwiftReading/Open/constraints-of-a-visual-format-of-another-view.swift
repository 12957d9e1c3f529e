// One format is of another view than the cover.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  let other = UIView()

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
    window.addSubview(other)
    window.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[view]|", options: [], metrics: nil, views: ["view": shade]))
    window.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[view]|", options: [], metrics: nil,
        views: ["view": other, "shade": shade]))
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
