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
    cover.frame = window.bounds; cover.autoresizingMask = [.flexibleWidth, .flexibleHeight];
    cover.backgroundColor = .black; cover.alpha = 0; window.addSubview(cover);
    cover.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return true
  }
  func applicationWillResignActive(_ a: UIApplication) { cover.alpha = 1 }
  func applicationDidBecomeActive(_ a: UIApplication) { cover.alpha = 0 }
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
