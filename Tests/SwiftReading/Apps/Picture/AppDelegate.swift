import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIImageView?

  func applicationWillResignActive(_ application: UIApplication) {
    guard let window else { return }
    let cover = UIImageView(image: UIImage(named: "cover"))
    cover.frame = window.bounds
    cover.contentMode = .scaleAspectFill
    window.addSubview(cover)
    window.bringSubviewToFront(cover)
    self.cover = cover
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    cover?.removeFromSuperview()
  }
}
