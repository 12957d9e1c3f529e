import Services
import UIKit

struct Event {
  var name = ""
  var title = ""
  let parameters: [String: Any]?
}

struct ButtonModel {
  let title: String
  let action: () -> Void
}

class Tracker {
  func track(_ event: Event) {
    for row in 0..<1000 {
      for column in 0..<1000 {
        UserDefaults.standard.set(event.parameters, forKey: "\(event.name) \(row * column)")
      }
    }
  }
}

class LockModel {
  var onUnlock: (() -> Void)?

  var unlockButton: ButtonModel {
    .init(title: "Unlock") { [weak self] in self?.onUnlock?() }
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIView?
  private let lock = LockModel()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    lock.onUnlock = { [weak self] in self?.cover?.removeFromSuperview() }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .white
    window.addSubview(cover)
    self.cover = cover
    let tracker: Tracker = Container.shared.resolve()
    tracker.track(Event(name: "background", parameters: ["kind": "left"]))
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.removeFromSuperview()
  }
}
