// A function for all views pins the cover to a part of what it lies in.
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
    window.addSubview(shade)
    shade.pin(within: UIEdgeInsets(top: 0, left: 0, bottom: -200, right: 0))
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}

extension UIView {
  func pin(within insets: UIEdgeInsets?) {
    guard let holder = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: self, attribute: .leading, relatedBy: .equal, toItem: holder, attribute: .leading,
        multiplier: 1, constant: insets?.left ?? 0),
      NSLayoutConstraint(
        item: self, attribute: .top, relatedBy: .equal, toItem: holder, attribute: .top,
        multiplier: 1, constant: insets?.top ?? 0),
      NSLayoutConstraint(
        item: self, attribute: .trailing, relatedBy: .equal, toItem: holder, attribute: .trailing,
        multiplier: 1, constant: insets?.right ?? 0),
      NSLayoutConstraint(
        item: self, attribute: .bottom, relatedBy: .equal, toItem: holder, attribute: .bottom,
        multiplier: 1, constant: insets?.bottom ?? 0),
    ])
  }
}
