import UIKit
import Combine
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var bag = Set<AnyCancellable>()
  let cover = UIView()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AccountController()
    self.window = window
    window.makeKeyAndVisible()
    NotificationCenter.default.addObserver(
      self, selector: #selector(flip), name: UIApplication.willResignActiveNotification, object: nil
    );
    NotificationCenter.default.addObserver(
      self, selector: #selector(flip), name: UIApplication.didEnterBackgroundNotification,
      object: nil);
    NotificationCenter.default.addObserver(
      self, selector: #selector(off), name: UIApplication.didBecomeActiveNotification, object: nil);
    return true
  }
  func show() {
    guard let window else { return }; cover.frame = window.bounds;
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]; cover.backgroundColor = .black;
    window.addSubview(cover)
  }
  func hide() { cover.removeFromSuperview() }
  var up = false
  @objc func flip() { up = !up; if up { show() } else { hide() } }
  @objc func off() { hide() }
}

final class AccountController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    number.frame = view.bounds
    view.addSubview(number)
    Task {
      guard
        let (data, _) = try? await URLSession.shared.data(
          from: URL(string: "https://example.com/account")!)
      else { return }
      number.text = String(decoding: data, as: UTF8.self)
    }
  }

}
