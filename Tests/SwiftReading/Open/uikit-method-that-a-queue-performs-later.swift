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
  @objc func lay() {
    let shield = UIViewController()
    shield.view.backgroundColor = .white
    let above = UIWindow(frame: UIScreen.main.bounds)
    above.windowLevel = .alert + 1
    above.rootViewController = shield
    above.isHidden = false
    cover = above
  }
  func applicationWillResignActive(_ application: UIApplication) {
    DispatchQueue.global().async { self.perform(#selector(self.lay), with: nil, afterDelay: 0) }
  }

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
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.isHidden = true
    cover = nil
  }
}
