import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var shade: UIView?

  func applicationDidEnterBackground(_ application: UIApplication) {
    // Too late: the picture is taken before the main queue gets to it.
    DispatchQueue.main.async {
      let view = UIView(frame: UIScreen.main.bounds)
      view.backgroundColor = .white
      self.window?.addSubview(view)
      self.shade = view
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    shade?.removeFromSuperview()
    shade = nil
  }
}
