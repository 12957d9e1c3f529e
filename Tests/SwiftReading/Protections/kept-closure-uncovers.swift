import UIKit

/// A cover that a closure takes away, which is handed through a function, a list and a property before it is called.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)
  var tracker: Tracker?

  func applicationWillResignActive(_ application: UIApplication) {
    shade.backgroundColor = .black
    window?.addSubview(shade)
    tracker?.leave()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}

final class Tracker {
  private var listeners: [() -> Void] = []
  private var last: (() -> Void)?

  func add(_ listener: @escaping () -> Void) { listeners.append(listener) }

  func end(with handler: @escaping () -> Void) {
    let kept = handler
    last = kept
  }

  func leave() { for listener in listeners { listener() } }

  func close() { last?() }
}

final class AccountController: UIViewController {
  func start(_ delegate: AppDelegate, _ tracker: Tracker) {
    delegate.tracker = tracker
    tracker.add { tracker.close() }
    tracker.end { delegate.shade.removeFromSuperview() }
  }
}
