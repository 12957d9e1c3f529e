import UIKit

/// A cover, and a closure that is kept elsewhere and called on leaving: none that is ever given touches a view.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)
  var tracker: Tracker?
  var onLeave: ((Date) -> Void)?

  func applicationWillResignActive(_ application: UIApplication) {
    shade.backgroundColor = .black
    window?.addSubview(shade)
    tracker?.leave()
    onLeave?(Date())
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}

final class Tracker {
  private var listeners: [() -> Void] = []

  func add(_ listener: @escaping () -> Void) { listeners.append(listener) }

  func leave() { for listener in listeners { listener() } }
}

final class Ledger {
  private var lastLeft: Date?

  func start(_ delegate: AppDelegate, _ tracker: Tracker) {
    delegate.tracker = tracker
    delegate.onLeave = { date in self.lastLeft = date }
    tracker.add { UserDefaults.standard.set(true, forKey: "left") }
  }
}
