import UIKit

final class AccountController: UIViewController {
  let shield = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    shield.backgroundColor = .white
    shield.frame = view.bounds
    shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shield.alpha = 0
    view.addSubview(shield)
  }
  func hide(_ isHidden: Bool) { shield.alpha = isHidden ? 1 : 0 }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidEnterBackground(_ application: UIApplication) {
    (window?.rootViewController as? AccountController)?.hide(true)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    (window?.rootViewController as? AccountController)?.hide(false)
  }
}
