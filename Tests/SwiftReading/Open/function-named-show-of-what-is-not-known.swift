import Container
import UIKit

/// A cover that a service takes away by a function which is named as the one that shows a controller; where the service comes from is not known.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
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

  func applicationWillResignActive(_ application: UIApplication) {
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .black
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(cover)
    Curtain.cover = cover
    let curtain: Curtain = Container.shared.resolve()
    curtain.show()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Curtain.cover?.removeFromSuperview()
  }
}

final class Curtain {
  static var cover: UIView?

  /// Shows the stage.
  func show() { Curtain.cover?.removeFromSuperview() }
}
