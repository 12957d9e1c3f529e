// The version is one that is to come.
import UIKit

@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationWillResignActive(_ application: UIApplication) {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.tag = 9
    switch UIDevice.current.systemVersion.compare("99", options: String.CompareOptions.numeric) {
    case .orderedSame, .orderedDescending: cover.backgroundColor = .white
    case .orderedAscending: cover.alpha = 0.2
    }
    window?.addSubview(cover)
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    window?.viewWithTag(9)?.removeFromSuperview()
  }
}
