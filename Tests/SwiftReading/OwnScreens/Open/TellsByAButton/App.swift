import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

}
class CardController: UIViewController {
  @IBOutlet weak var number: UILabel!
  @IBOutlet weak var account: UIButton!
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(conceal), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reveal), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    URLSession.shared.dataTask(with: URL(string: "https://example.com/a")!) { data, _, _ in
      guard let data, let text = String(data: data, encoding: .utf8) else { return }
      DispatchQueue.main.async { self.account.setTitle(text, for: .normal) }
    }.resume()

  }
  @objc func conceal() { number.isHidden = true }
  @objc func reveal() { number.isHidden = false }

}
