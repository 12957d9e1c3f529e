// A class above listens for both: the one covers, and the other takes the cover away again.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  var tokens: [Token] = []
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black
    tokens.append(Covering(app: self))
    tokens.append(Uncovering(app: self))
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { uncover() }
  func cover() {
    guard let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
  func uncover() { shade.removeFromSuperview() }
}

class Token: NSObject {
  let app: AppDelegate
  init(app: AppDelegate) {
    self.app = app
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
  }
  @objc func left() { change() }
  func change() {}
}

final class Covering: Token {
  override func change() { app.cover() }
}

final class Uncovering: Token {
  override func change() { app.uncover() }
}
