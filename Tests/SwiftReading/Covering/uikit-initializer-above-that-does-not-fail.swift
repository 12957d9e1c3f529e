// An initializer goes on where that of the class above has made something.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let shade = UIView()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    shade.backgroundColor = .black
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    _ = Entry(Tracker.count)
    if Store.isOn { lay() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) { shade.removeFromSuperview() }
  func lay() {
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
}

class Ticket {
  let number: Int
  init(_ number: Int) {
    self.number = number
    Tracker.maybe?.note(number)
  }
}

final class Entry: Ticket {
  override init(_ number: Int) {
    super.init(number)
    Store.isOn = true
  }
}

enum Store {
  nonisolated(unsafe) static var isOn = false
}
