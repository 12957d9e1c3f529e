// A delegate is printed, in an app without scenes.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var cover: UIView?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover
    print("left by \(self)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    cover?.removeFromSuperview()
    cover = nil
  }

  override var description: String {
    let name = cover == nil ? "in front" : "left"
    print(name)
    return "delegate"
  }
}
