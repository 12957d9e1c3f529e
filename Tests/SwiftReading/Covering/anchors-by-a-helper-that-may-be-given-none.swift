import UIKit

/// A helper that ties each edge which it is given, of the cover to the window.
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
    cover.anchor(
      top: window.topAnchor, left: window.leftAnchor, bottom: window.bottomAnchor,
      right: window.rightAnchor)
  }
}
extension UIView {
  func anchor(
    top: NSLayoutYAxisAnchor?, left: NSLayoutXAxisAnchor?, bottom: NSLayoutYAxisAnchor?,
    right: NSLayoutXAxisAnchor?
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    if let top = top { topAnchor.constraint(equalTo: top).isActive = true }
    if let left = left { leftAnchor.constraint(equalTo: left).isActive = true }
    if let bottom = bottom { bottomAnchor.constraint(equalTo: bottom).isActive = true }
    if let right = right { rightAnchor.constraint(equalTo: right).isActive = true }
  }
}
