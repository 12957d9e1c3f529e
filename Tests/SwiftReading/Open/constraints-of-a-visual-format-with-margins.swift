// One format leaves the gaps of the system beside the cover.
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
    window.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": shade]))
    window.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[view]|", options: [], metrics: nil, views: ["view": shade]))
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
