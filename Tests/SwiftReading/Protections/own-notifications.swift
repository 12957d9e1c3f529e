import UIKit

// What handlers post is heard by others at once, whether they speak of the app's life or not.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shades = Shades()

  func applicationWillResignActive(_ application: UIApplication) {
    NotificationCenter.default.post(name: .willHide, object: nil)
    // Nobody hears of this one.
    NotificationCenter.default.post(name: Notification.Name("ledger.left"), object: nil)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    // It has the text of a constant.
    NotificationCenter.default.post(name: Notification.Name("ledger.sync"), object: nil)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    NotificationCenter.default.post(name: Topic.shown.name, object: nil)
  }
}

extension Notification.Name {
  static let willHide = Notification.Name("ledger.will-hide")
  static let sync = Notification.Name("ledger.sync")
}

enum Topic: String {
  case shown = "ledger.shown"

  var name: Notification.Name { Notification.Name(rawValue) }
}

final class Shades {
  private let shade = UIView(frame: UIScreen.main.bounds)

  init() {
    shade.backgroundColor = .black
    listen()
  }

  private func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(hide), name: .willHide, object: nil)
    NotificationCenter.default.addObserver(
      forName: Topic.shown.name, object: nil, queue: .main
    ) { [weak self] _ in
      self?.shade.removeFromSuperview()
    }
  }

  @objc private func hide() {
    UIApplication.shared.windows.first?.addSubview(shade)
  }
}

// What a view hears is not followed.
final class Ledger: UIViewController {
  var feed: Feed?

  func follow(_ name: Notification.Name) {
    feed = Feed(NotificationCenter.default.publisher(for: .sync))
  }
}
