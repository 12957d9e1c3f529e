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
  private let showButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    number.frame = CGRect(x: 20, y: 120, width: 300, height: 40)
    number.text = "4000 0566 5566 5556"
    number.isHidden = true
    view.addSubview(number)
    showButton.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
    showButton.setTitle("Show", for: .normal)
    showButton.addTarget(self, action: #selector(show), for: .touchUpInside)
    view.addSubview(showButton)
    NotificationCenter.default.addObserver(
      self, selector: #selector(conceal), name: UIApplication.willResignActiveNotification,
      object: nil)
  }

  @objc private func show() { number.isHidden = false }

  @objc private func conceal() {
    guard !number.isHidden else { return }
    number.isHidden = true
  }
}
