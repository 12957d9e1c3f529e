import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CardController()
    window?.makeKeyAndVisible()
    return true
  }
}

class CardController: UIViewController {
  let banner = UIView()
  let cover = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.isHidden = true
    view.addSubview(banner)
    cover.backgroundColor = .black
    NotificationCenter.default.addObserver(
      self, selector: #selector(conceal), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reveal), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  @objc func conceal() {
    // Nothing shows the banner.
    guard banner.isHidden else { return }
    cover.frame = UIScreen.main.bounds
    view.window?.addSubview(cover)
  }

  @objc func reveal() { cover.removeFromSuperview() }
}
