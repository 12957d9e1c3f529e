import Combine
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIView?
  private var isOn = false
  private var bag: AnyCancellable?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    bag = Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in true }
      .assign(to: \.isOn, on: self)
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window else { return }
    guard !isOn else { return }
    isOn = true
    do {
      let cover = UIView(frame: window.bounds)
      cover.backgroundColor = .white
      window.addSubview(cover)
      self.cover = cover
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    cover?.removeFromSuperview()
    isOn = false
  }
}
