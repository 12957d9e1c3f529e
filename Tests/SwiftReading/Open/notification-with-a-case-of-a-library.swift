// A library is given a case that has the name of one of the app's own.
import Redux
import UIKit

enum Observed {
  case onNotification(_ name: Notification.Name)
  case onStart
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  let observed: [Observed] = []
  let store = Store(.onNotification(UIApplication.didEnterBackgroundNotification))
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
    for item in observed {
      guard case let .onNotification(name) = item else { continue }
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        print(name)
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
