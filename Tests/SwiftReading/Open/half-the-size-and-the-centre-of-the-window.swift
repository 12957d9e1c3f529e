import UIKit

/// A cover with the centre of the window and half of its width.
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
    cover.backgroundColor = .white
    guard let window = window else { return }
    window.addSubview(cover)
    cover.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cover.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
      cover.heightAnchor.constraint(equalTo: window.heightAnchor),
      cover.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      cover.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
  }
  func applicationDidBecomeActive(_ application: UIApplication) { cover.removeFromSuperview() }
}
