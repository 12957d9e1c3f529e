import UIKit

// A delegate that is not known takes a cover away as the app is left, and does so in front as well.
protocol Curtain: AnyObject {
  func settle()
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  weak var curtain: Curtain?

  func applicationDidBecomeActive(_ application: UIApplication) {
    curtain?.settle()
    curtain?.settle()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    let shade = UIView(frame: UIScreen.main.bounds)
    shade.backgroundColor = .black
    window?.addSubview(shade)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    curtain?.settle()
  }
}

final class Stage: Curtain {
  var views: [UIView] = []
  weak var host: UIViewController?

  func enter(_ controller: UIViewController) {
    host = controller
    (UIApplication.shared.delegate as? AppDelegate)?.curtain = self
  }

  func settle() {
    host?.view.window?.subviews.last?.removeFromSuperview()
  }
}
