import UIKit

/// A cover that is set up by a closure, whose errors are passed on: it throws none.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  private lazy var cover = UIView().then {
    $0.backgroundColor = .white
    $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  func applicationWillResignActive(_ application: UIApplication) {
    guard let window = window else { return }
    cover.frame = window.bounds
    window.addSubview(cover)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { cover.removeFromSuperview() }
}
protocol Then {}
extension Then where Self: AnyObject {
  @inlinable func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self); return self
  }
}
extension NSObject: Then {}
