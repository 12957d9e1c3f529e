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
  }

  @objc func conceal() { number.isHidden = true }
  @objc func reveal() { number.isHidden = false }

  @IBAction func tell() {
    let balance = UILabel(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
    balance.text = "1,204.50"
    view.addSubview(balance)
  }
}
