// The button of the alert that may lie above the cover says data.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var cover: UIView?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Board()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    cover = UIView(frame: window!.rootViewController!.view.bounds)
    cover!.backgroundColor = .white
    cover!.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window!.rootViewController!.view.addSubview(cover!)
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    cover?.removeFromSuperview()
    cover = nil
  }
}
class Board: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(refresh), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }
  @objc func refresh() {
    let address = URL(string: "https://example.org")!
    URLSession.shared.dataTask(with: address) { _, _, error in
      guard error != nil else { return }
      let alert = UIAlertController(title: "Error", message: "bad", preferredStyle: .alert)
      let button = UIAlertAction(title: Account.current.number, style: .default, handler: nil)
      alert.addAction(button)
      self.present(alert, animated: true, completion: nil)
    }.resume()
  }
}
final class Account {
  static var current = Account(); var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
