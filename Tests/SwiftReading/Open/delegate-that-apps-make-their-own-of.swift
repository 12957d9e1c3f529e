// Apps have delegates of their own that come from this one, and set whether it covers.
import UIKit

open class ShadedDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  public var isShaded = true
  private let shade = UIView()

  open func application(
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

  open func applicationWillResignActive(_ application: UIApplication) {
    guard isShaded, let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }

  open func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
