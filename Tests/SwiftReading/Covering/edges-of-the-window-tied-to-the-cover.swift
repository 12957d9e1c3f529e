import UIKit

/// Two edges of the window are tied to those of the cover, and not the other way about.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  private let cover = UIView()
  func applicationWillResignActive(_ application: UIApplication) {
    cover.backgroundColor = .black
    window!.addSubview(cover)
    cover.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: window!.topAnchor),
      cover.leadingAnchor.constraint(equalTo: window!.leadingAnchor),
      window!.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
      window!.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
    ])
  }
  func applicationDidBecomeActive(_ application: UIApplication) { cover.removeFromSuperview() }
}
