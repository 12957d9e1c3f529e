// The app has given the old name of a level another number.
import UIKit

@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shield = Shield()
  func applicationWillResignActive(_ application: UIApplication) { shield.start() }
  func applicationDidBecomeActive(_ application: UIApplication) { shield.stop() }
}
final class Shield {
  let window = UIWindow()
  init() { window.windowLevel = UIWindowLevelAlert }
  func start() { window.rootViewController = Splash(); window.isHidden = false }
  func stop() { window.isHidden = true }
}
class Splash: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
}
let UIWindowLevelAlert: CGFloat = -1
