import UIKit

/// A cell takes away the view that it has found on top of the window.
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
    cover.frame = window!.bounds; cover.autoresizingMask = [.flexibleWidth, .flexibleHeight];
    cover.backgroundColor = .white
    window!.addSubview(cover)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { cover.removeFromSuperview() }
}
final class Cell: UICollectionViewCell {
  var badge: UIView?
  override func prepareForReuse() {
    super.prepareForReuse(); badge = window?.subviews.last; badge?.removeFromSuperview();
    badge = nil
  }
}
