// The flag is true by the time the app is left, and what the library does then is not known.
import Curtains
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var isLeaving = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CardController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    isLeaving = true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if isLeaving { Curtains.lay(over: window) }
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    isLeaving = false
  }
}

class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "4111 1111 1111 1111"
    view.addSubview(label)
  }
}
