// The level has its name of before Swift 4.2, and lies below that of the app's own window.
import UIKit

@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shield = Shield()
  func applicationWillResignActive(_ application: UIApplication) { shield.start() }
  func applicationDidBecomeActive(_ application: UIApplication) { shield.stop() }
}
final class Shield {
  let window = UIWindow()
  init() { window.windowLevel = UIWindowLevelNormal - 2.0 }
  func start() { window.rootViewController = Splash(); window.isHidden = false }
  func stop() { window.isHidden = true }
}
class Splash: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
}
