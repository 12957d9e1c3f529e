// A library is handed a notification with the type that it is to run for it.
import UIKit
import ObserverKit

class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = Store.shared.number
    view.addSubview(label)
  }
}
final class Store {
  static let shared = Store(); var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
final class Cover {
  static let shared = Cover()
  let view = UIView()
  func show() {
    guard let window = UIApplication.shared.windows.first(where: { $0.isKeyWindow }) else { return }
    view.backgroundColor = .white
    view.frame = window.bounds
    window.addSubview(view)
  }
  func hide() { view.removeFromSuperview() }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CardController()
    window?.makeKeyAndVisible()
    Hub.on(UIApplication.didEnterBackgroundNotification, [HideCover.self])
    return true
  }
  func applicationWillResignActive(_ a: UIApplication) { Cover.shared.show() }
  func applicationDidBecomeActive(_ a: UIApplication) { Cover.shared.hide() }
}
struct HideCover: HubAction { func run() { Cover.shared.hide() } }
