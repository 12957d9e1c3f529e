// Leaking: from Swift 3 on UIKit calls no method of this form.

import UIKit

class ViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = UserDefaults.standard.string(forKey: "n")
    view.addSubview(label)
  }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let cover = UIView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(application: UIApplication) {
    cover.frame = UIScreen.main.bounds
    cover.backgroundColor = .black
    window?.addSubview(cover)
  }

  func applicationDidBecomeActive(application: UIApplication) { cover.removeFromSuperview() }
}
