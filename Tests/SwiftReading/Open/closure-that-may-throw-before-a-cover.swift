import UIKit

/// A cover that is laid behind a closure which may throw an error.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let cover = UIView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    lay { _ = try Data(contentsOf: URL(fileURLWithPath: "note")) }
  }

  private func lay(after prepare: () throws -> Void) {
    guard let window else { return }
    cover.frame = window.bounds
    cover.backgroundColor = .black
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    do {
      try prepare()
      window.addSubview(cover)
    } catch {
      cover.removeFromSuperview()
    }
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    cover.removeFromSuperview()
  }
}
