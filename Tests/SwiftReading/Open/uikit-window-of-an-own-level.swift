// Nobody knows what the name of the level stands for.
import UIKit

@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shield = Shield()
  func applicationWillResignActive(_ application: UIApplication) { shield.start() }
  func applicationDidBecomeActive(_ application: UIApplication) { shield.stop() }
}
final class Shield {
  let window = UIWindow()
  init() { window.windowLevel = UIWindowLevelBeneath + 1 }
  func start() { window.rootViewController = Splash(); window.isHidden = false }
  func stop() { window.isHidden = true }
}
class Splash: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
}
