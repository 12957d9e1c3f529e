// Open: UIKit calls methods of this form in Swift 1 and 2.

import UIKit

class ViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = NSUserDefaults.standardUserDefaults().stringForKey("n")
    view.addSubview(label)
  }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let cover = UIView()

  func application(
    application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.mainScreen().bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(application: UIApplication) {
    cover.frame = UIScreen.mainScreen().bounds
    cover.backgroundColor = UIColor.blackColor()
    window?.addSubview(cover)
  }

  func applicationDidBecomeActive(application: UIApplication) { cover.removeFromSuperview() }
}
