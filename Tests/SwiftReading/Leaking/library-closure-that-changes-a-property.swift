import Checks
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIView?
  private var hides = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window else { return }
    hides = true
    Checks.check { self.hides = false }
    if hides {
      let cover = UIView(frame: window.bounds)
      cover.backgroundColor = .white
      window.addSubview(cover)
      self.cover = cover
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.removeFromSuperview()
  }
}
