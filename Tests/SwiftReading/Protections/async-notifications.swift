import SwiftUI
import UIKit

// Notifications that are waited for: by an object in a task of its own, and by a view.
@MainActor final class Keeper {
  let shade = UIView(frame: UIScreen.main.bounds)

  init(window: UIWindow) {
    shade.backgroundColor = .black
    Task {
      for await _ in NotificationCenter.default.notifications(
        named: UIApplication.willResignActiveNotification)
      {
        window.addSubview(shade)
      }
    }
    Task { [weak self] in
      let returns = NotificationCenter.default.notifications(
        named: UIApplication.didBecomeActiveNotification)
      for await _ in returns { self?.shade.removeFromSuperview() }
    }
  }
}

struct VaultView: View {
  @State private var isShut = false

  var body: some View {
    ZStack {
      Text("1,204.50")
      if isShut { Color.gray.ignoresSafeArea() }
    }
    .task {
      for await note in NotificationCenter.default
        .notifications(named: UIApplication.didEnterBackgroundNotification).map(\.name)
      {
        isShut = true
      }
    }
  }
}
