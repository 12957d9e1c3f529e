import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

class CardController: UIViewController {
  @IBOutlet var number: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(conceal), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reveal), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  var isFirst = true

  @objc func conceal() {
    guard isFirst else { return }
    isFirst = false
    number.removeFromSuperview()
  }

  @objc func reveal() { view.addSubview(number) }
}
