import UIKit

/// A launch that goes on deeper than anybody follows: whatever it shows, the app is in front.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    shade.backgroundColor = .black
    open(500)
    return true
  }

  private func open(_ page: Int) {
    if page > 0 { return open(page - 1) }
    window?.rootViewController?.present(UIViewController(), animated: true)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    window?.addSubview(shade)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
    update(500)
  }

  private func update(_ page: Int) {
    if page > 0 { return update(page - 1) }
    window?.rootViewController?.view.isHidden = false
  }
}
