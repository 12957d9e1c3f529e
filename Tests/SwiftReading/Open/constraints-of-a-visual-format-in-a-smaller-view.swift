// The formats pin the cover to a view that has a part of the window.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  let part = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

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
    window.addSubview(part)
    part.addSubview(shade)
    part.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[view]|", options: [], metrics: nil, views: ["view": shade]))
    window.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[view]|", options: [], metrics: nil, views: ["view": shade]))
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
