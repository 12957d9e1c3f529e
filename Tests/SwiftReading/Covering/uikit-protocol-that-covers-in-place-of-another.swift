// What a protocol's extension does comes before that of the protocol which it comes from.
import UIKit

protocol Covering: AnyObject {
  var shade: UIView { get }
  var isCovered: Bool { get }
  func cover()
  func hasCover() -> Bool
  func uncover()
}

extension Covering {
  func cover() {}
}

protocol CoveringAll: Covering {
  var window: UIWindow { get }
}

extension CoveringAll {
  var isCovered: Bool { shade.superview != nil }
  func cover() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
  func hasCover() -> Bool { isCovered }
  func uncover() { shade.removeFromSuperview() }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let shade = UIView()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    shade.backgroundColor = .black
    return true
  }
}

extension AppDelegate: CoveringAll {
  func applicationWillResignActive(_ application: UIApplication) {
    if !hasCover() { cover() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    if hasCover() { uncover() }
  }
}
