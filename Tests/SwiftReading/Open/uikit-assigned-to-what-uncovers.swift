import UIKit
import Combine

final class Settings {
  @Published var isBusy = false
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
  let settings = Settings()
  var ties = Set<AnyCancellable>()
  var isCovered = false {
    didSet { cover?.isHidden = !isCovered }
  }
  func tie() {
    settings.$isBusy.assign(to: \.isCovered, on: self).store(in: &ties)
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
    let shield = UIViewController()
    shield.view.backgroundColor = .white
    let above = UIWindow(frame: UIScreen.main.bounds)
    above.windowLevel = .alert + 1
    above.rootViewController = shield
    above.isHidden = false
    cover = above
    settings.isBusy = false
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.isHidden = true
    cover = nil
  }
}
