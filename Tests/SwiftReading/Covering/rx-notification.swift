import RxCocoa
import RxSwift
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
  private let disposeBag = DisposeBag()
  private let view = UIView()
  private weak var window: UIWindow?
  func begin(on window: UIWindow?) {
    self.window = window
    view.backgroundColor = .black
    NotificationCenter.default.rx.notification(UIApplication.willResignActiveNotification)
      .subscribe(onNext: { [weak self] _ in self?.show() })
      .disposed(by: disposeBag)
    NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification)
      .subscribe(onNext: { [weak self] _ in self?.view.removeFromSuperview() })
      .disposed(by: disposeBag)
  }
  private func show() { view.frame = UIScreen.main.bounds; window?.addSubview(view) }
}
