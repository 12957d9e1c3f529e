import Combine
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIView?
  private var bag: AnyCancellable?

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
    bag = Just(UIColor.clear).assign(to: \.backgroundColor, on: cover)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.removeFromSuperview()
  }
}
