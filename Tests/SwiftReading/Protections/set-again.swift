import UIKit

/// Settings that are made at the launch, and by a switch of the user's through the same functions.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)
  var hidesContent = false
  var isReady = false

  func setHidesContent(_ hides: Bool) { hidesContent = hides }

  func prepare() {
    isReady = true
    shade.backgroundColor = .black
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    setHidesContent(true)
    prepare()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    // What is ready once stays so, whoever prepares it again.
    guard isReady, hidesContent else { return }
    window?.addSubview(shade)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}

final class SettingsController: UIViewController {
  @IBAction func changed(_ sender: UISwitch) {
    let delegate = UIApplication.shared.delegate as? AppDelegate
    delegate?.setHidesContent(sender.isOn)
    delegate?.prepare()
  }
}
