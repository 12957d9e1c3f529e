import UIKit
import os

final class Counter {
  static let shared = Counter()
  private let guarding = NSLock()
  private let again = NSRecursiveLock()
  private let state = OSAllocatedUnfairLock(initialState: 0)
  private var plain = os_unfair_lock()
  private let turn = DispatchSemaphore(value: 1)
  private let work = DispatchQueue(label: "work", attributes: .concurrent)
  private var count = 0

  func add() {
    guarding.lock()
    defer { guarding.unlock() }
    again.withLock { count += 1 }
    os_unfair_lock_lock(&plain)
    os_unfair_lock_unlock(&plain)
    turn.wait()
    turn.signal()
    objc_sync_enter(self)
    objc_sync_exit(self)
    work.sync(flags: .barrier) { count += 1 }
    let number = state.withLock { value in
      value += 1
      return value
    }
    print(number)
  }
}

final class AccountController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Counter.shared.add()
    let shield = UIViewController()
    shield.view.backgroundColor = .white
    let above = UIWindow(frame: UIScreen.main.bounds)
    above.windowLevel = .alert + 1
    above.rootViewController = shield
    above.isHidden = false
    cover = above
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.isHidden = true
    cover = nil
  }
}
