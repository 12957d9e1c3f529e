// The property list has no element around its value, and asks for scenes, whose delegate is not the one that covers.
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
class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
