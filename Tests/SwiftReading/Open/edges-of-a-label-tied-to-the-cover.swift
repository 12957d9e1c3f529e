import UIKit

/// Two edges of a label in the cover are tied to those of the cover, which is as small as that.
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
    let label = UILabel()
    cover.addSubview(label)
    cover.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: window!.topAnchor),
      cover.leadingAnchor.constraint(equalTo: window!.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
    ])
  }
  func applicationDidBecomeActive(_ application: UIApplication) { cover.removeFromSuperview() }
}
