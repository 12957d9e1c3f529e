// The property list has no element around its value and the end of one behind it, which Core Foundation reads all the same.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationDidEnterBackground(_ application: UIApplication) {
    let cover = UIView(frame: window!.bounds)
    cover.backgroundColor = .white
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.tag = 7
    window?.addSubview(cover)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    window?.viewWithTag(7)?.removeFromSuperview()
  }
}
