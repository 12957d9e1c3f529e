import Checks
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

struct Shade: CustomStringConvertible {
  var description: String {
    UIApplication.shared.windows.first?.subviews.last?.removeFromSuperview()
    return "shade"
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
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .white
    window.addSubview(cover)
    self.cover = cover
    Checks.check {
      Archive.shared.writeRows()
      UserDefaults.standard.set("\(Shade())", forKey: "shade")
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.removeFromSuperview()
  }
}
