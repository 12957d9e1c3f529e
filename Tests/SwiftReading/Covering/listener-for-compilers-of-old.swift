// Covering: the branch for compilers of old listens by the name of old, and is not built.

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
    #if swift(>=4.2)
      let center = NotificationCenter.default
      center.addObserver(
        self, selector: #selector(leave), name: UIApplication.willResignActiveNotification,
        object: nil)
      center.addObserver(
        self, selector: #selector(comeBack), name: UIApplication.didBecomeActiveNotification,
        object: nil)
    #else
      NotificationCenter.default.addObserver(
        self, selector: #selector(leave), name: .UIApplicationWillResignActive, object: nil)
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
