// The delegate is the one of this app, which no code sets.
import UIKit

@main class ShadedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var isShaded = true
  private let shade = UIView()

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
    guard isShaded, let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}
