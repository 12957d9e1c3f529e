// The cover is laid when both notifications have come.
import UIKit
import Combine
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var bag = Set<AnyCancellable>()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AccountController()
    self.window = window
    Publishers.Zip(
      NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification),
      NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
    ).sink { [weak self] _ in self?.show() }.store(in: &bag)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink {
      [weak self] _ in self?.hide()
    }.store(in: &bag)
    window.makeKeyAndVisible()
    return true
  }
  private let cover = UIView()
  func show() {
    guard let window else { return }
    cover.frame = window.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .black
    window.addSubview(cover)
  }
  func hide() { cover.removeFromSuperview() }

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
