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
  private let number = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    number.frame = CGRect(x: 20, y: 120, width: 300, height: 40)
    number.text = "4000 0566 5566 5556"
    view.addSubview(number)
    NotificationCenter.default.addObserver(
      self, selector: #selector(conceal), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reveal), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    URLSession.shared.dataTask(with: URL(string: "https://example.com/a")!) { data, _, _ in
      guard let data, let text = String(data: data, encoding: .utf8) else { return }
      DispatchQueue.main.async {
        let l = UILabel(); l.text = text; self.view.addSubview(l)
      }
    }.resume()

  }
  @objc func conceal() { number.isHidden = true }
  @objc func reveal() { number.isHidden = false }

}
