import UIKit

class Archive {
  static let shared = Archive()

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
    DispatchQueue.global().async { Archive.shared.writeRows() }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .white
    window.addSubview(cover)
    self.cover = cover
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.removeFromSuperview()
  }
}
