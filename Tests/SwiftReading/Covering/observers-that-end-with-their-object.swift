import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

import Combine
final class LifecycleObserver: ObservableObject {
  @Published private(set) var isActive = true
  private var tokens: [NSObjectProtocol] = []
  init(center: NotificationCenter = .default) {
    tokens.append(
      center.addObserver(
        forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.isActive = false })
    tokens.append(
      center.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.isActive = true })
  }
  deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}
/// What listens takes its observers back as it goes.
@main struct CardApp: App {
  @StateObject private var lifecycle = LifecycleObserver()
  var body: some Scene {
    WindowGroup { CardView().overlay(lifecycle.isActive ? nil : Color.black.ignoresSafeArea()) }
  }
}
