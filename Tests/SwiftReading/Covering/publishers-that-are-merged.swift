import Combine
import SwiftUI

/// A view that hears of two notifications by what is made of each.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @State private var isCovered = false
  private let activity = NotificationCenter.default.publisher(
    for: UIApplication.willResignActiveNotification
  )
  .map { _ in false }
  .merge(
    with: NotificationCenter.default.publisher(
      for: UIApplication.didBecomeActiveNotification
    ).map { _ in true })

  var body: some View {
    Notes()
      .overlay { if isCovered { Color.black.ignoresSafeArea() } }
      .onReceive(activity) { isActive in isCovered = !isActive }
  }
}

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
