// The version is that of a server.
import UIKit

@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationWillResignActive(_ application: UIApplication) {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.tag = 9
    switch Server.current.systemVersion.compare("8.0.0", options: .numeric) {
    case .orderedSame, .orderedDescending: cover.backgroundColor = .white
    case .orderedAscending: cover.alpha = 0.2
    }
    window?.addSubview(cover)
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    window?.viewWithTag(9)?.removeFromSuperview()
  }
}
final class Server {
  static let current = Server(); var systemVersion = UserDefaults.standard.string(forKey: "v") ?? ""
}
