// The window that the subscriber shows is hidden again by the method that tells it.

import ExpoModulesCore
import UIKit

class ViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = UserDefaults.standard.string(forKey: "n")
    view.addSubview(label)
  }
}

public class Subscriber: ExpoAppDelegateSubscriber {
  var cover: UIWindow?

  public func applicationDidEnterBackground(_ application: UIApplication) {
    let above = UIWindow(frame: UIScreen.main.bounds)
    above.windowLevel = .alert + 1
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    above.rootViewController = controller
    above.isHidden = false
    cover = above
  }

  public func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.isHidden = true
    cover = nil
  }
}

@main
class AppDelegate: ExpoAppDelegate {

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
    UIApplication.shared.windows.last?.isHidden = true
  }
}
