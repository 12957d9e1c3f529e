// Without the setting nothing lies over the card; what the library does with it is not known.
import Curtains
import UIKit

final class Settings {
  static let shared = Settings()
  var hidesInSwitcher = UserDefaults.standard.bool(forKey: "hides")
}

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
    guard Settings.shared.hidesInSwitcher else { return }
    Curtains.lay(over: window)
  }
}

class SettingsController: UIViewController {
  @objc func turned(_ control: UISwitch) {
    Settings.shared.hidesInSwitcher = control.isOn
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
