// A subject that is sent to in the background takes the cover away.
import UIKit
import Combine
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var bag = Set<AnyCancellable>()
  let other = PassthroughSubject<Notification, Never>()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AccountController()
    self.window = window
    Publishers.Merge(
      NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification).map {
        _ in true
      }, other.map { _ in false }
    ).sink { [weak self] on in if on { self?.show() } else { self?.hide() } }.store(in: &bag)
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

  func applicationDidEnterBackground(_ application: UIApplication) {
    other.send(Notification(name: .init("x")))
  }
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
