// What is observed is a list of cases with the names of notifications, which the store that the launch makes goes through.
import UIKit

enum Observed {
  case onNotification(_ name: Notification.Name, _ types: [Reaction.Type])
  case onStart(_ types: [Reaction.Type])
}

protocol Reaction {
  init?(notification: Notification)
  func react(_ app: AppDelegate)
}

struct Leaving: Reaction {
  init?(notification: Notification) {
    guard notification.name == UIApplication.willResignActiveNotification else { return nil }
  }
  func react(_ app: AppDelegate) { app.cover() }
}

struct Coming: Reaction {
  init?(notification: Notification) {}
  func react(_ app: AppDelegate) { app.uncover() }
}

final class Store {
  let items: [Observed]
  unowned let app: AppDelegate
  init(items: [Observed], app: AppDelegate) {
    self.items = items; self.app = app
    for item in items {
      guard case let .onNotification(name, types) = item else { continue }
      listen(to: name, types)
    }
  }
  private func listen(to name: NSNotification.Name, _ types: [Reaction.Type]) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      for type in types {
        guard let reaction = type.init(notification: notification) else { continue }
        reaction.react(self.app)
      }
    }
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var store: Store!
  let shade = UIView()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black
    store = Store(
      items: [
        .onNotification(UIApplication.willResignActiveNotification, [Leaving.self]),
        .onNotification(UIApplication.didBecomeActiveNotification, [Coming.self]),
      ], app: self)
    return true
  }
  func cover() {
    guard let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
  func uncover() { shade.removeFromSuperview() }
}
