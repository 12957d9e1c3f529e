import UIKit

final class Holder {
  private let guarding: NSLock
  init(guarding: NSLock) { self.guarding = guarding }
  func run(_ work: () -> Void) { guarding.withLock { work() } }
}

final class AppLock {
  func lock() { (UIApplication.shared.delegate as? AppDelegate)?.cover?.isHidden = true }
}

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
  let holder = Holder(guarding: NSLock())

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
    holder.run {
      let shield = UIViewController()
      shield.view.backgroundColor = .white
      let above = UIWindow(frame: UIScreen.main.bounds)
      above.windowLevel = .alert + 1
      above.rootViewController = shield
      above.isHidden = false
      self.cover = above
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.isHidden = true
    cover = nil
  }
}
