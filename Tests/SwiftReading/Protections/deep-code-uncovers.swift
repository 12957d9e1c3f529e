import UIKit

/// Covers that are taken away where nobody follows the code any more: by a function that is called there, and by a closure that is handed down to it.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)
  let store = Store()

  func applicationWillResignActive(_ application: UIApplication) {
    shade.backgroundColor = .black
    window?.addSubview(shade)
    store.count(500) { self.shade.removeFromSuperview() }
    store.close(500)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}

final class Store {
  var delegate: AppDelegate?

  func count(_ number: Int, then done: () -> Void) {
    if number == 0 { return done() }
    count(number - 1, then: done)
  }

  func close(_ number: Int) {
    if number == 0 { return end() }
    close(number - 1)
  }

  func end() { delegate?.shade.isHidden = true }
}
