import Storage
import UIKit

class Archive {
  static let shared = Archive()
  static let queue = Queue()

  func writeRows() {
    for row in 0..<1000 {
      for column in 0..<1000 {
        UserDefaults.standard.set(row * column, forKey: "cell\(row)")
      }
    }
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIView?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window else { return }
    Archive.queue.run {
      Archive.shared.writeRows()
      self.cover?.isHidden = true
    }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .white
    window.addSubview(cover)
    self.cover = cover
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.removeFromSuperview()
  }
}
