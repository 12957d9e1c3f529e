// Open: what the class above does as the app is left is not known.

import VendorKit
import UIKit

class ViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = UserDefaults.standard.string(forKey: "n")
    view.addSubview(label)
  }
}

@main
class AppDelegate: VendorAppDelegate, UIApplicationDelegate {
  var cover: UIWindow?

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    return true
  }

  override func applicationDidEnterBackground(_ application: UIApplication) {
    super.applicationDidEnterBackground(application)
    let above = UIWindow(frame: UIScreen.main.bounds)
    above.windowLevel = .alert + 1
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    above.rootViewController = controller
    above.isHidden = false
    cover = above
  }

  override func applicationWillEnterForeground(_ application: UIApplication) {
    super.applicationWillEnterForeground(application)
    cover?.isHidden = true
    cover = nil
  }
}
