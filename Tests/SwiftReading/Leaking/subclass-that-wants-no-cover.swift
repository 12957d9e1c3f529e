import UIKit

/// A controller that asks what comes from it whether to cover; the only one says no.
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

  var wantsCover: Bool { true }

  @objc func cover() {
    guard wantsCover else { return }
    shade.frame = UIScreen.main.bounds
    shade.backgroundColor = .black
    view.window?.addSubview(shade)
  }

  @objc func uncover() { shade.removeFromSuperview() }
}

final class HomeController: CoveringController {
  override var wantsCover: Bool { false }
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
