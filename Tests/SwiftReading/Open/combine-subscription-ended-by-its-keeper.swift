import Combine
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let cover = PrivacyCover()
  func application(
    _ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds); window?.rootViewController = CardController();
    window?.makeKeyAndVisible()
    cover.begin(on: window)
    return true
  }
}
class CardController: UIViewController {}
final class PrivacyCover {
  private var bag: Set<AnyCancellable> = []
  private let view = UIView()
  private weak var window: UIWindow?
  func begin(on window: UIWindow?) {
    self.window = window
    view.backgroundColor = .black
    NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      .sink { [weak self] _ in self?.show() }
      .store(in: &bag)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] _ in self?.view.removeFromSuperview() }
      .store(in: &bag)
  }
  func stop() { bag.removeAll() }
  private func show() { view.frame = UIScreen.main.bounds; window?.addSubview(view) }
}
