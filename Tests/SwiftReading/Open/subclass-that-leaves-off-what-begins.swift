import UIKit

/// A controller that begins to listen as it appears, and one that comes from it and leaves that off.
class CoveringController: UIViewController {
  let shade = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(uncover), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listen()
  }

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(cover), name: UIApplication.willResignActiveNotification,
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
  override func viewWillAppear(_ animated: Bool) {}
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
