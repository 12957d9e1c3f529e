import UIKit

/// A cover, and code that calls itself farther than anybody follows, and touches nothing that is seen.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)
  let store = Store()

  func applicationWillResignActive(_ application: UIApplication) {
    shade.backgroundColor = .black
    window?.addSubview(shade)
    store.save(store.steps(from: 500))
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}

final class Store {
  var saved: [String] = []

  func steps(from count: Int) -> [String] {
    count == 0 ? [] : steps(from: count - 1) + ["step \(count)"]
  }

  func save(_ steps: [String]) { saved = steps }
}
