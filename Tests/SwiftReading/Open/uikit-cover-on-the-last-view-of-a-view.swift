import UIKit

final class AccountController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let shield = UIView(frame: UIScreen.main.bounds)
    shield.backgroundColor = .white
    shield.tag = 999
    UIApplication.shared.keyWindow?.rootViewController?.view .. subviews.last?.addSubview(shield)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    UIApplication.shared.keyWindow?.viewWithTag(999)?.removeFromSuperview()
  }
}
