import UIKit

extension UIImageView {
  func load(_ address: String) {
    guard let url = URL(string: address) else { return }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data else { return }
      DispatchQueue.main.async {
        self.backgroundColor = .clear
        self.image = UIImage(data: data)
      }
    }.resume()
  }
}

func begin(_ picture: UIImageView) { picture.load("https://example.com/a") }

final class Picture: UIImageView {
  override func layoutSubviews() {
    super.layoutSubviews()
    begin(self)
  }
}

final class Cell: UITableViewCell {
  let portrait = UIImageView()
  func show(_ address: String) { portrait.load(address) }
}

final class AccountController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window else { return }
    let picture = Picture(frame: window.bounds)
    picture.backgroundColor = .white
    picture.tag = 999
    window.addSubview(picture)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    window?.viewWithTag(999)?.removeFromSuperview()
  }
}
