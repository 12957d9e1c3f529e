import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

}
class CardController: UIViewController {
  @IBOutlet weak var number: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(conceal), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reveal), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    let layer = CATextLayer()
    layer.frame = CGRect(x: 20, y: 300, width: 300, height: 40)
    layer.string = UserDefaults.standard.string(forKey: "iban")
    view.layer.addSublayer(layer)
  }
  @objc func conceal() { number.isHidden = true }
  @objc func reveal() { number.isHidden = false }

}
