import UIKit

/// A controller that is presented a while after the app is in front and shows a picture of what lies beneath it as it loads; the cover lies on the root controller's view.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let cover = UIView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = NotesController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    guard let window else { return }
    cover.frame = window.bounds
    cover.backgroundColor = .black
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(cover)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    cover.removeFromSuperview()
  }
}

final class NotesController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.frame = view.bounds
    label.text = UserDefaults.standard.string(forKey: "note")
    view.addSubview(label)
    NotificationCenter.default.addObserver(
      self, selector: #selector(showGuide), name: UserDefaults.didChangeNotification, object: nil)
  }

  @objc private func showGuide() {
    let guide = GuideController()
    guide.subject = label
    present(guide, animated: false)
  }
}

final class GuideController: UIViewController {
  var subject: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let picture = subject?.snapshotView(afterScreenUpdates: true) {
      view.addSubview(picture)
    }
  }
}
