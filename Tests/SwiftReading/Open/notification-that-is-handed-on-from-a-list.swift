// The names stand in a list, from which a button has them handed on to what listens, by which the cover goes.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  let names: [Notification.Name] = [UIApplication.didEnterBackgroundNotification]
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
      watch(name)
    }
  }
  func watch(_ event: Notification.Name) { listen(to: event) }
  func listen(to event: Notification.Name) {
    NotificationCenter.default.addObserver(forName: event, object: nil, queue: nil) { _ in
      self.uncover()
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
