// A function that a task of the launch calls turns the cover off.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var isOn = true
  var cover: UIView?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CardViewController()
    window?.makeKeyAndVisible()
    Task { await self.load() }
    return true
  }

  func disable() { isOn = false }

  func load() async {
    guard (try? await URLSession.shared.data(from: URL(string: "https://example.com")!)) != nil
    else { return }
    disable()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    guard isOn, let window else { return }
    let shade = UIView(frame: window.bounds)
    shade.backgroundColor = .black
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
    cover = shade
  }

  func applicationDidBecomeActive(_ application: UIApplication) { cover?.removeFromSuperview() }
}

final class CardViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = UserDefaults.standard.string(forKey: "cardNumber")
    view.addSubview(label)
  }
}
