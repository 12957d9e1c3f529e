import UIKit

/// A cover that is laid by a case that a branch sets, or sets the flag that it goes by.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flag = false
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  private let cover = UIView()
  func applicationWillResignActive(_ application: UIApplication) {
    var e = E.first
    if flag { e = .second } else { flag = true }
    guard e == .second else { return }
    guard let window else { return }
    cover.frame = window.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .white
    window.addSubview(cover)
  }
  enum E { case first, second }
  func applicationDidBecomeActive(_ application: UIApplication) {
    cover.removeFromSuperview(); flag = false
  }
}
