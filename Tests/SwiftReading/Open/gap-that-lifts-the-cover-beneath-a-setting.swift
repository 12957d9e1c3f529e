// The cover lies without the setting alone: with it nobody knows what the library does to it.
import Curtains
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

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
    guard let window else { return }
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .black
    window.addSubview(view)
    if UserDefaults.standard.bool(forKey: "softens") { Curtains.soften(view, in: window) }
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
