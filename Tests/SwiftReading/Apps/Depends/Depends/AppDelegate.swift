import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var shade: UIView?

  func applicationWillResignActive(_ application: UIApplication) {
    guard UserDefaults.standard.bool(forKey: "hidesInSwitcher") else { return }
    guard shade == nil, let window else { return }
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .black
    window.addSubview(view)
    shade = view
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade?.removeFromSuperview()
    shade = nil
  }
}
