// The window is looked for among those of which it is false that they are hidden.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window = UIApplication.shared.windows.filter({ $0.isHidden == false }).first else {
      return
    }
    let view = UIView(frame: window.bounds)
    view.tag = 77
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    window.addSubview(view)
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    UIApplication.shared.windows.filter({ $0.isHidden == false }).first?.viewWithTag(77)?
      .removeFromSuperview()
  }
}
