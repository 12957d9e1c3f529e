// The names stand in structures that a button has code listen to, by which the cover goes.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  struct Observed { let event: Notification.Name }
  let names = [Observed(event: UIApplication.didEnterBackgroundNotification)]
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Screen()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) { cover() }
  func applicationDidBecomeActive(_ application: UIApplication) { uncover() }
  func start() {
    for name in names {
      NotificationCenter.default.addObserver(forName: name.event, object: nil, queue: nil) { _ in
        self.uncover()
      }
    }
  }
  func cover() {
    guard let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
  func uncover() { shade.removeFromSuperview() }
}

final class Screen: UIViewController {
  override func viewDidLoad() {
    let button = UIButton()
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func tap() { (UIApplication.shared.delegate as? AppDelegate)?.start() }
}
