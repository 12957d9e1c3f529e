// The window is hidden and kept, and not shown the second time.
import SwiftUI
import UIKit

final class Shield {
  static let shared = Shield()
  private var window: UIWindow?

  func show() {
    guard window == nil else { return }
    guard
      let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first
    else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIHostingController(rootView: Color.black.ignoresSafeArea())
    window.makeKeyAndVisible()
    self.window = window
  }

  func hide() {
    window?.isHidden = true
  }
}

@main struct Main: App {
  var body: some Scene {
    WindowGroup {
      Text(verbatim: Account.shared.number)
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
        ) { _ in Shield.shared.show() }
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        ) { _ in Shield.shared.hide() }
    }
  }
}

final class Account {
  static let shared = Account()
  var number = UserDefaults.standard.string(forKey: "number") ?? ""
}
