import UIKit

/// A controller that covers itself, and two that come from it, of which one does not.
class CoveringController: UIViewController {
  let shade = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(cover), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(uncover), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  @objc func cover() {
    shade.frame = UIScreen.main.bounds
    shade.backgroundColor = .black
    view.window?.addSubview(shade)
  }

  @objc func uncover() { shade.removeFromSuperview() }
}

final class HomeController: CoveringController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
  }
}

final class DetailController: CoveringController {
  override func cover() {}
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: HomeController())
    window?.makeKeyAndVisible()
    return true
  }
}
