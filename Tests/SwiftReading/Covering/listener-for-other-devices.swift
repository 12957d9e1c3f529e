// Covering: what listens where the app is built for a Mac or a simulator is not built for a device.

import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var cover: UIView?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CardController()
    window?.makeKeyAndVisible()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(leave), name: UIApplication.willResignActiveNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(comeBack), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    #if targetEnvironment(macCatalyst) || os(macOS)
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in self.cover?.removeFromSuperview() }
    #endif
    #if DEBUG
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in self.cover?.removeFromSuperview() }
    #endif
    return true
  }

  @objc func leave() {
    guard let window else { return }
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .black
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    cover = view
  }

  @objc func comeBack() { cover?.removeFromSuperview() }
}

class CardController: UIViewController {
  private let number = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    number.text = UserDefaults.standard.string(forKey: "cardNumber")
    number.frame = view.bounds
    view.addSubview(number)
  }
}
