// An item of a bar is given data by a variable, beside a cover on the controller's own view.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: AccountController())
    window?.makeKeyAndVisible()
    return true
  }
}

class AccountController: UIViewController {
  let cover = UIView()
  var account = Account()
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = navigationItem
    item.title = account.number
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(hide), name: UIApplication.willResignActiveNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(show), name: UIApplication.didBecomeActiveNotification, object: nil)
  }
  @objc func hide() {
    cover.frame = view.bounds
    cover.backgroundColor = .black
    view.addSubview(cover)
  }
  @objc func show() { cover.removeFromSuperview() }
}

class Account { var number = UserDefaults.standard.string(forKey: "number") ?? "" }
